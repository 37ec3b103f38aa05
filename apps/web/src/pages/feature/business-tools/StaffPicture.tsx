import type { SiteSamples } from '@cornerbell/content/copy';
import { DataTable, type StatusTone } from '@cornerbell/ui';
import { SamplePanel } from '../../../pictures/SamplePanel.tsx';
import { SkillsMarked } from '../../../samples/charts.tsx';
import { SamplePicture } from '../../../samples/SamplePicture.tsx';

const tones: Readonly<Record<SiteSamples['staff']['staff'][number]['label'], StatusTone>> = {
  'Top Performer': 'accent',
  Excellent: 'good',
  Developing: 'neutral',
};

/** Each coach's month, and how many classes have marked skills. */
export const StaffPicture = ({
  sample,
  sample: { staff, copy },
}: {
  sample: SiteSamples['staff'];
}) => (
  <SamplePicture title={copy.title} aside={copy.aside} layout="panels">
    <SamplePanel span="wide">
      <DataTable
        caption={copy.caption}
        columns={[
          { key: 'name', label: copy.columns.name },
          { key: 'classes', label: copy.columns.classes, align: 'end' },
          { key: 'privates', label: copy.columns.privates, align: 'end' },
          { key: 'hours', label: copy.columns.hours, align: 'end' },
          { key: 'label', label: copy.columns.label },
        ]}
        rows={staff.map(({ name, classes, privates, hours, label }) => ({
          name,
          classes: String(classes),
          privates: String(privates),
          hours: String(hours),
          label: { label, tone: tones[label] },
        }))}
      />
    </SamplePanel>
    <SamplePanel span="wide" title={copy.markedTitle}>
      <SkillsMarked sample={sample} />
    </SamplePanel>
  </SamplePicture>
);
