import {
  sampleDataLabel,
  sampleEvening,
  sampleEveningWords as words,
} from '@cornerbell/content/site';
import { DataList, SampleFrame } from '@cornerbell/ui';
import { eveningRows } from '../../samples/evening.ts';

/** One evening of one member, written down by all four areas in one record. */
export const EveningPicture = () => (
  <SampleFrame title={words.title} aside={words.aside} label={sampleDataLabel} highlighted>
    <DataList label={words.title} rows={eveningRows(sampleEvening)} />
  </SampleFrame>
);
