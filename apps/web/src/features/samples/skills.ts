import type { SampleSkillGroup, SkillState } from '@cornerbell/content/site';
import type { SkillGroup, SkillStatus } from '@cornerbell/ui';

const statuses: Readonly<Record<SkillState, SkillStatus>> = {
  'Not Yet Demonstrated': 'not-yet',
  Demonstrated: 'demonstrated',
  Mastered: 'mastered',
};

/** The words for the three statuses of a skill. Specification §3, §4. */
export const skillStatusLabels: Readonly<Record<SkillStatus, SkillState>> = {
  'not-yet': 'Not Yet Demonstrated',
  demonstrated: 'Demonstrated',
  mastered: 'Mastered',
};

/** Skills by group with their status. */
export const skillGroups = (groups: readonly SampleSkillGroup[]): SkillGroup[] =>
  groups.map(({ title, skills }) => ({
    name: title,
    skills: skills.map(({ name, state }) => ({ name, status: statuses[state] })),
  }));

/** How many skills of a group are mastered, and how many there are. */
export function masteredIn(groups: readonly SampleSkillGroup[], title: string) {
  const skills = groups.find((group) => group.title === title)?.skills ?? [];
  return {
    mastered: skills.filter(({ state }) => state === 'Mastered').length,
    all: skills.length,
  };
}
