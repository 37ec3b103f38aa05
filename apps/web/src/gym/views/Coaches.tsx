import { DataList, DataTable, ProgressBar, Stack } from '@cornerbell/ui';
import { useFrame } from '../frame.ts';
import * as parts from '../parts.css.ts';
import { Note, Part, Split } from '../parts.tsx';

const labelTones = { 'Top Performer': 'accent', Excellent: 'good', Developing: 'neutral' } as const;

/** The hours of each coach this week, and who covers a class. */
function Hours() {
  const { staff, cover } = useFrame().samples.staff;
  return (
    <>
      <Part title="Hours this week">
        <DataTable
          caption="Hours of each coach"
          rowKey="name"
          rows={staff}
          columns={[
            { key: 'name', label: 'Coach' },
            { key: 'groupHours', label: 'Group', align: 'end' },
            { key: 'privateHours', label: 'Privates', align: 'end' },
            {
              key: 'total',
              label: 'Hours',
              align: 'end',
              cell: ({ groupHours, privateHours }) => groupHours + privateHours,
            },
            { key: 'note', label: 'Note' },
          ]}
        />
      </Part>
      <Part title="Cover needed" aside={cover.time}>
        <Note text={cover.className} by={cover.reason} isLarge />
        <DataList
          label="Who is free"
          className={parts.after}
          rows={cover.covers.map(({ name, reason, isFree }) => ({
            primary: name,
            secondary: reason,
            status: isFree
              ? { label: 'Free', tone: 'good' }
              : { label: 'Not free', tone: 'neutral' },
          }))}
        />
      </Part>
    </>
  );
}

/** The month of each coach, and who marks skills after class. */
function Month() {
  const { samples } = useFrame();
  const { staff } = samples.staff;
  return (
    <>
      <Part title="Staff" aside={samples.gym.today.month}>
        <DataTable
          caption="Staff"
          rowKey="name"
          rows={staff}
          columns={[
            { key: 'name', label: 'Name' },
            { key: 'classes', label: 'Classes', align: 'end' },
            { key: 'privates', label: 'Privates', align: 'end' },
            { key: 'hours', label: 'Hours', align: 'end' },
            {
              key: 'label',
              label: "How it's going",
              cell: ({ label }) => ({ label, tone: labelTones[label] }),
            },
          ]}
        />
      </Part>
      <Part title="Skills marked after class">
        <Stack>
          {staff.map(({ name, role, marked, classes }) => (
            <ProgressBar
              key={name}
              label={`${name}, ${role}`}
              value={marked}
              max={classes}
              valueText={`${marked} of ${classes}`}
            />
          ))}
        </Stack>
      </Part>
    </>
  );
}

/** The coaches: their hours this week, and their month. */
export const Coaches = () => (
  <Split columns="halves" label="Staff" list={<Hours />} detail={<Month />} />
);
