import { skillStates, type SampleSkillGroup, type SkillState } from '@cornerbell/content/site';
import { skillStatuses, type SkillGroup, type SkillStatus } from '@cornerbell/ui';

const [notYet, demonstrated, mastered] = skillStates;

/** The words for the three statuses of a skill. Specification §3, §4. */
export const skillStatusLabels: Readonly<Record<SkillStatus, SkillState>> = {
  'not-yet': notYet,
  demonstrated,
  mastered,
};

const statusOf = (state: SkillState): SkillStatus =>
  skillStatuses.find((status) => skillStatusLabels[status] === state) ?? 'not-yet';

/** Skills by group with their status. */
export const skillGroups = (groups: readonly SampleSkillGroup[]): SkillGroup[] =>
  groups.map(({ title, skills }) => ({
    name: title,
    skills: skills.map(({ name, state }) => ({ name, status: statusOf(state) })),
  }));

/** How many skills of a group are mastered, and how many there are. */
export function masteredIn(groups: readonly SampleSkillGroup[], title: string) {
  const skills = groups.find((group) => group.title === title)?.skills ?? [];
  return {
    mastered: skills.filter(({ state }) => state === mastered).length,
    all: skills.length,
  };
}
