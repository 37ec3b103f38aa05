import type { TrainersSample } from '@cornerbell/content/copy';
import { DataList, DataTable, SamplePanel } from '@cornerbell/ui';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { SampleNote } from '../../samples/SampleNote.tsx';
import { coverRows, trainerColumns, trainerRows } from '../../samples/trainers.ts';

/** Each trainer's hours, and who can cover a class. */
export const TrainersPicture = ({ sample: { cover, weeks, copy } }: { sample: TrainersSample }) => (
  <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
    <SamplePanel span="wide">
      <DataTable caption={copy.caption} columns={trainerColumns(copy)} rows={trainerRows(weeks)} />
    </SamplePanel>
    <SamplePanel title={copy.coverTitle} aside={cover.time}>
      <SampleNote text={cover.className} by={cover.reason} size="large" />
    </SamplePanel>
    <SamplePanel title={copy.coverListTitle}>
      <DataList label={copy.coverListTitle} rows={coverRows(cover.covers, copy)} />
    </SamplePanel>
  </SamplePicture>
);
