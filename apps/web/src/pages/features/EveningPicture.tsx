import type { EveningSample } from '@cornerbell/content/copy';
import { DataList } from '@cornerbell/ui';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { eveningRows } from '../../samples/evening.ts';

/** One evening of a member, recorded by all four areas. */
export const EveningPicture = ({ sample: { entries, copy } }: { sample: EveningSample }) => (
  <SamplePicture title={copy.title} aside={copy.aside} highlighted>
    <DataList label={copy.title} rows={eveningRows(entries)} />
  </SamplePicture>
);
