import type { SiteSamples } from '@cornerbell/content/copy';
import { DataList } from '@cornerbell/ui';
import { clockOf } from '../../samples/format.ts';
import { SamplePicture } from '../../samples/SamplePicture.tsx';

/** One evening of a member, recorded by all four areas. */
export const EveningPicture = ({
  sample: { entries, copy },
}: {
  sample: SiteSamples['evening'];
}) => (
  <SamplePicture title={copy.title} aside={copy.aside} highlighted>
    <DataList
      label={copy.title}
      rows={entries.map(({ time, what, who, area }) => ({
        primary: what,
        secondary: who,
        lead: clockOf(time),
        status: { label: area, tone: 'neutral' },
      }))}
    />
  </SamplePicture>
);
