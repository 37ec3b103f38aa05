import { sampleDataLabel, sampleStaff, sampleStaffWords as words } from '@cornerbell/content/site';
import { DataTable, ProgressBar, SampleFrame, SamplePanel, Stack } from '@cornerbell/ui';
import { staffColumns, staffRows } from '../../samples/staff.ts';

/** A month of each coach, and who marks skills after class. */
export const StaffPicture = () => (
  <SampleFrame title={words.title} aside={words.aside} label={sampleDataLabel} layout="panels">
    <SamplePanel span="wide">
      <DataTable
        caption={words.caption}
        columns={staffColumns(words)}
        rows={staffRows(sampleStaff)}
      />
    </SamplePanel>
    <SamplePanel span="wide" title={words.markedTitle}>
      <Stack gap="md">
        {sampleStaff.map(({ name, role, marked, classes }) => (
          <ProgressBar
            key={name}
            label={`${name}, ${role}`}
            value={marked}
            max={classes}
            valueText={`${marked} ${words.ofWord} ${classes}`}
          />
        ))}
      </Stack>
    </SamplePanel>
  </SampleFrame>
);
