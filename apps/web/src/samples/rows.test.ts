import { readLibrary } from '@cornerbell/content/library';
import { expect, it } from 'vitest';
import { badges } from './badges.ts';
import { boardRows } from './boards.ts';
import { toMessages } from './messages.ts';
import { reportRows } from './reports.ts';
import { staffRows } from './staff.ts';
import { coverRows, trainerRows } from './trainers.ts';
import { waitingRows } from './waitlists.ts';

const { achievements, leaderboards, messages, reports, staff, trainers, waitlists } =
  readLibrary().site.samples;

it('gives medals to the first three of a board, best first', () => {
  for (const board of leaderboards.boards) {
    expect(boardRows(board).map(({ rank, tier }) => [rank, tier])).toEqual([
      [1, 'Gold'],
      [2, 'Silver'],
      [3, 'Bronze'],
      [4, undefined],
    ]);
  }
});

it('ranks nobody above a better one', () => {
  for (const { rows } of leaderboards.boards) {
    expect(rows).toEqual(rows.toSorted((one, other) => other.value - one.value));
  }
});

it('shows each badge either as earned or as not yet', () => {
  const names = [
    ...badges(achievements.achievements, true),
    ...badges(achievements.achievements, false),
  ];
  expect(names).toHaveLength(achievements.achievements.length);
  expect(badges(achievements.achievements, false).map(({ name }) => name)).toEqual([
    'All Six Punches',
  ]);
});

it('calls only the first on a waitlist next in line', () => {
  for (const list of waitlists.waitlists) {
    const [first, ...others] = waitingRows(list, waitlists.copy);
    expect(first?.status?.label).toBe('Next in line');
    expect(others.every(({ status }) => status === undefined)).toBe(true);
  }
});

it('adds up the hours of each trainer', () => {
  expect(trainerRows(trainers.weeks).map(({ totalHours }) => totalHours)).toEqual(
    trainers.weeks.map(({ groupHours, privateHours }) => String(groupHours + privateHours)),
  );
});

it('says who can cover and who cannot', () => {
  expect(coverRows(trainers.cover.covers, trainers.copy).map(({ status }) => status)).toEqual([
    { label: 'Free', tone: 'good' },
    { label: 'Not free', tone: 'neutral' },
  ]);
});

it('sets only what one wrote oneself on the own side', () => {
  expect(toMessages(messages.conversation, messages.coach).map(({ side }) => side)).toEqual([
    'other',
    'own',
  ]);
});

it('keeps the labels of staff and reports word for word', () => {
  expect(staffRows(staff.staff).map(({ label }) => label)).toMatchObject([
    { label: 'Top Performer' },
    { label: 'Excellent' },
    { label: 'Developing' },
  ]);
  expect(reportRows(reports.reports).map(({ status }) => status?.label)).toEqual([
    'Ready',
    'Scheduled',
    'Custom',
    'Quarterly',
  ]);
});
