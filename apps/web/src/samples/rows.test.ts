import { readLibrary } from '@cornerbell/content/library';
import { expect, it } from 'vitest';
import { boardRows } from './boards.ts';
import { trainerRows } from './trainers.ts';
import { waitingRows } from './waitlists.ts';

const { leaderboards, trainers, waitlists } = readLibrary().site.samples;

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

it('marks only the first member of a waitlist', () => {
  for (const list of waitlists.waitlists) {
    const [first, ...others] = waitingRows(list, waitlists.copy);
    expect(first?.status).toBeDefined();
    expect(others.every(({ status }) => status === undefined)).toBe(true);
  }
});

it('adds up the hours of each trainer', () => {
  expect(trainerRows(trainers.weeks).map(({ totalHours }) => totalHours)).toEqual(
    trainers.weeks.map(({ groupHours, privateHours }) => String(groupHours + privateHours)),
  );
});
