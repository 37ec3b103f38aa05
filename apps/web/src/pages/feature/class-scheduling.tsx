import { DataList, DataTable, FactStrip } from '@cornerbell/ui';
import type { Pictures } from '../../samples/draw-html.tsx';
import { dollars, initialsOf, sumOf } from '../../samples/format.ts';
import { SkillsPicture, WaitlistsPicture } from '../../samples/pictures.tsx';
import { sessionRows } from '../../samples/rows.ts';
import { SampleNote } from '../../samples/SampleNote.tsx';
import { SamplePanel, SamplePicture } from '../../samples/SamplePicture.tsx';
import { scheduleDays, timetableFacts } from '../../samples/schedule.ts';
import { ScheduleBoard } from '../../samples/ScheduleBoard.tsx';

/** The pictures of `/features/class-scheduling`, by section. */
export const classScheduling: Pictures = {
  /** Three days of classes with their bookings, and the totals. */
  'class-management': ({ timetable: { copy, slots }, waitlists }) => {
    const days = scheduleDays(slots, waitlists.waitlists);
    return (
      <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
        <SamplePanel span="wide" flush>
          <FactStrip facts={timetableFacts(days, copy)} />
        </SamplePanel>
        <SamplePanel span="wide">
          <ScheduleBoard days={days} />
        </SamplePanel>
      </SamplePicture>
    );
  },
  /** Each trainer's hours, and who can cover a class. */
  'trainer-scheduling': ({ trainers: { cover, weeks, copy } }) => (
    <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
      <SamplePanel span="wide">
        <DataTable
          caption={copy.caption}
          rowKey="name"
          columns={[
            { key: 'name', label: copy.columns.name },
            { key: 'groupHours', label: copy.columns.groupHours, align: 'end' },
            { key: 'privateHours', label: copy.columns.privateHours, align: 'end' },
            { key: 'totalHours', label: copy.columns.totalHours, align: 'end' },
            { key: 'note', label: copy.columns.note },
          ]}
          rows={weeks.map(({ name, groupHours, privateHours, note }) => ({
            name,
            groupHours: String(groupHours),
            privateHours: String(privateHours),
            totalHours: String(groupHours + privateHours),
            note,
          }))}
        />
      </SamplePanel>
      <SamplePanel title={copy.coverTitle} aside={cover.time}>
        <SampleNote text={cover.className} by={cover.reason} size="large" />
      </SamplePanel>
      <SamplePanel title={copy.coverListTitle}>
        <DataList
          label={copy.coverListTitle}
          rows={cover.covers.map(({ name, reason, isFree }) => ({
            primary: name,
            secondary: reason,
            lead: initialsOf(name),
            status: isFree
              ? { label: copy.freeLabel, tone: 'good' }
              : { label: copy.busyLabel, tone: 'neutral' },
          }))}
        />
      </SamplePanel>
    </SamplePicture>
  ),
  'skills-tracking': (samples) => <SkillsPicture {...samples} highlighted />,
  /** A day of private sessions, and a note from one of them. */
  'private-training': ({ privateSessions, privateSessions: { note, sessions, copy } }) => (
    <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
      <SamplePanel span="wide" flush>
        <FactStrip
          facts={[
            { label: copy.sessionsLabel, value: String(sessions.length) },
            {
              label: copy.minutesLabel,
              value: String(sumOf(sessions, ({ minutes }) => minutes)),
              unit: copy.minutesUnit,
            },
            { label: copy.priceLabel, value: dollars(sumOf(sessions, ({ price }) => price)) },
          ]}
        />
      </SamplePanel>
      <SamplePanel title={copy.listTitle}>
        <DataList label={copy.listTitle} rows={sessionRows(privateSessions)} />
      </SamplePanel>
      <SamplePanel title={`${copy.noteTitle} ${note.member}`}>
        <SampleNote text={note.text} by={note.by} />
      </SamplePanel>
    </SamplePicture>
  ),
  'waitlist-management': WaitlistsPicture,
};
