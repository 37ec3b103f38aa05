import { sampleSkillsGrid } from '@cornerbell/content/site';
import { expect, it } from 'vitest';
import { masteredIn, skillGroups, skillStatusLabels } from './skills.ts';

it('keeps the word of each skill through its status', () => {
  const words = skillGroups(sampleSkillsGrid).flatMap(({ skills }) =>
    skills.map(({ status }) => skillStatusLabels[status]),
  );
  expect(words).toEqual(sampleSkillsGrid.flatMap(({ skills }) => skills.map(({ state }) => state)));
});

it('counts what is mastered in one group', () => {
  expect(masteredIn(sampleSkillsGrid, 'Punches')).toEqual({ mastered: 2, all: 6 });
  expect(masteredIn(sampleSkillsGrid, 'No such group')).toEqual({ mastered: 0, all: 0 });
});
