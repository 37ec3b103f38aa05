import { readLibrary } from '@cornerbell/content/library';
import { expect, it } from 'vitest';
import { masteredIn, skillGroups, skillStatusLabels } from './skills.ts';

const { groups } = readLibrary().site.samples.skills;

it('keeps the word of each skill through its status', () => {
  const labels = skillGroups(groups).flatMap(({ skills }) =>
    skills.map(({ status }) => skillStatusLabels[status]),
  );
  expect(labels).toEqual(groups.flatMap(({ skills }) => skills.map(({ state }) => state)));
});

it('counts what is mastered in one group', () => {
  expect(masteredIn(groups, 'Punches')).toEqual({ mastered: 2, all: 6 });
  expect(masteredIn(groups, 'No such group')).toEqual({ mastered: 0, all: 0 });
});
