import { readLibrary } from '@cornerbell/content/library';
import { expect, it } from 'vitest';
import { masteredIn, skillGroups, skillStatusLabels } from './skills.ts';

const { groups } = readLibrary().site.samples.skills;

it('maps each state to a status and back', () => {
  const labels = skillGroups(groups).flatMap(({ skills }) =>
    skills.map(({ status }) => skillStatusLabels[status]),
  );
  expect(labels).toEqual(groups.flatMap(({ skills }) => skills.map(({ state }) => state)));
});

it('counts the mastered skills of a group', () => {
  expect(masteredIn(groups, 'Punches')).toEqual({ mastered: 2, all: 6 });
  expect(masteredIn(groups, 'No such group')).toEqual({ mastered: 0, all: 0 });
});
