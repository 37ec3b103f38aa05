import { readLibrary } from '@cornerbell/content/library';
import { expect, it } from 'vitest';
import { boardRows } from './boards.ts';

const { leaderboards } = readLibrary().site.samples;

it('gives tiers to the first three of a leaderboard', () => {
  for (const board of leaderboards.boards) {
    expect(boardRows(board).map(({ rank, tier }) => [rank, tier])).toEqual([
      [1, 'Gold'],
      [2, 'Silver'],
      [3, 'Bronze'],
      [4, undefined],
    ]);
  }
});

it('has leaderboards in order', () => {
  for (const { rows } of leaderboards.boards) {
    expect(rows).toEqual(rows.toSorted((one, other) => other.value - one.value));
  }
});
