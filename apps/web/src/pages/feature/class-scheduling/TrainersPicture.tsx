import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList, DataTable } from '@cornerbell/ui';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { initialsOf } from '../../../samples/format.ts';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';
import { SampleNote } from '../../../samples/SampleNote.tsx';

/** Each trainer's hours, and who can cover a class. */
export const TrainersPicture = ({
  sample: { cover, weeks, copy },
}: {
  sample: SiteSamples['trainers'];
}) => (
  <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
    <SamplePanel span="wide">
      <DataTable
        caption={copy.caption}
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
);
