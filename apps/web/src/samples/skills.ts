import type { SiteSamples, SkillState } from '@cornerbell/content/copy';
import { skillStatuses, type SkillGroup, type SkillStatus } from '../pictures/SkillGrid.tsx';

/** The labels of the statuses of a skill. */
export const skillStatusLabels: Readonly<Record<SkillStatus, SkillState>> = {
  'not-yet': 'Not Yet Demonstrated',
  demonstrated: 'Demonstrated',
  mastered: 'Mastered',
};

const statusOf = (state: SkillState): SkillStatus =>
  skillStatuses.find((status) => skillStatusLabels[status] === state) ?? 'not-yet';

/** Skills by group with their status. */
export const skillGroups = (groups: SiteSamples['skills']['groups']): SkillGroup[] =>
  groups.map(({ title, skills }) => ({
    name: title,
    skills: skills.map(({ name, state }) => ({ name, status: statusOf(state) })),
  }));

/** The number of mastered skills of a group, and of all its skills. */
export function masteredIn(groups: SiteSamples['skills']['groups'], title: string) {
  const skills = groups.find((group) => group.title === title)?.skills ?? [];
  return {
    mastered: skills.filter(({ state }) => state === skillStatusLabels.mastered).length,
    all: skills.length,
  };
}
