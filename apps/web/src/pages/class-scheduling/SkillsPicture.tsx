import {
  claimFacts,
  sampleDataLabel,
  sampleSkillsGrid,
  sampleSkillsOwner,
  sampleSkillsWords as words,
} from '@cornerbell/content/site';
import { SampleFrame, SkillGrid } from '@cornerbell/ui';
import { skillGroups, skillStatusLabels } from '../../samples/skills.ts';

/** The skill grid of one member. Specification §9: 24 boxing skills. */
export const SkillsPicture = () => (
  <SampleFrame
    title={sampleSkillsOwner}
    aside={`${claimFacts.skills} ${words.skillsUnit}`}
    label={sampleDataLabel}
    highlighted
  >
    <SkillGrid groups={skillGroups(sampleSkillsGrid)} statusLabels={skillStatusLabels} />
  </SampleFrame>
);
