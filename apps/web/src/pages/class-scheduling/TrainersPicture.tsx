import {
  sampleCoverRequest as request,
  sampleDataLabel,
  sampleTrainerHours,
  sampleTrainerHoursWords as words,
} from '@cornerbell/content/site';
import { DataList, DataTable, SampleFrame, SamplePanel } from '@cornerbell/ui';
import { SampleNote } from '../../samples/SampleNote.tsx';
import { coverRows, trainerColumns, trainerRows } from '../../samples/trainers.ts';

/** The hours of each trainer, and who can cover a class. */
export const TrainersPicture = () => (
  <SampleFrame title={words.title} aside={words.aside} label={sampleDataLabel} layout="panels">
    <SamplePanel span="wide">
      <DataTable
        caption={words.caption}
        columns={trainerColumns(words)}
        rows={trainerRows(sampleTrainerHours)}
      />
    </SamplePanel>
    <SamplePanel title={words.coverTitle} aside={request.time}>
      <SampleNote text={request.className} by={request.reason} size="large" />
    </SamplePanel>
    <SamplePanel title={words.coverListTitle}>
      <DataList label={words.coverListTitle} rows={coverRows(request.covers, words)} />
    </SamplePanel>
  </SampleFrame>
);
