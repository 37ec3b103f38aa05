import type { SiteSamples } from '@cornerbell/content/copy';
import { SkillGrid } from '../../pictures/SkillGrid.tsx';
import { SamplePicture } from '../../samples/SamplePicture.tsx';
import { skillGroups, skillStatusLabels } from '../../samples/skills.ts';

/** The skill grid of one member. */
export const SkillsPicture = ({
  sample: { groups, owner, copy },
}: {
  sample: SiteSamples['skills'];
}) => (
  <SamplePicture title={owner} aside={copy.aside} highlighted>
    <SkillGrid groups={skillGroups(groups)} statusLabels={skillStatusLabels} />
  </SamplePicture>
);
