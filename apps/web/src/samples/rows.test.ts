import {
  sampleAchievements,
  sampleConversation,
  sampleCoaches,
  sampleCoverRequest,
  sampleLeaderboards,
  sampleReports,
  sampleStaff,
  sampleTrainerHours,
  sampleTrainerHoursWords,
  sampleWaitlists,
  sampleWaitlistsWords,
} from '@cornerbell/content/site';
import { expect, it } from 'vitest';
import { badges } from './badges.ts';
import { boardRows } from './boards.ts';
import { conversation } from './messages.ts';
import { reportRows } from './reports.ts';
import { staffRows } from './staff.ts';
import { coverRows, trainerRows } from './trainers.ts';
import { waitingRows } from './waitlists.ts';

it('gives medals to the first three of a board, best first', () => {
  for (const board of sampleLeaderboards) {
    expect(boardRows(board).map(({ rank, tier }) => [rank, tier])).toEqual([
      [1, 'Gold'],
      [2, 'Silver'],
      [3, 'Bronze'],
      [4, undefined],
    ]);
  }
});

it('ranks nobody above a better one', () => {
  for (const { rows } of sampleLeaderboards) {
    expect(rows).toEqual(rows.toSorted((one, other) => other.value - one.value));
  }
});

it('shows each badge either as earned or as not yet', () => {
  const names = [...badges(sampleAchievements, true), ...badges(sampleAchievements, false)];
  expect(names).toHaveLength(sampleAchievements.length);
  expect(badges(sampleAchievements, false).map(({ name }) => name)).toEqual(['All Six Punches']);
});

it('calls only the first on a waitlist next in line', () => {
  for (const list of sampleWaitlists) {
    const [first, ...others] = waitingRows(list, sampleWaitlistsWords);
    expect(first?.status?.label).toBe('Next in line');
    expect(others.every(({ status }) => status === undefined)).toBe(true);
  }
});

it('adds up the hours of each trainer', () => {
  expect(trainerRows(sampleTrainerHours).map(({ totalHours }) => totalHours)).toEqual(
    sampleTrainerHours.map(({ groupHours, privateHours }) => String(groupHours + privateHours)),
  );
});

it('says who can cover and who cannot', () => {
  expect(
    coverRows(sampleCoverRequest.covers, sampleTrainerHoursWords).map(({ status }) => status),
  ).toEqual([
    { label: 'Free', tone: 'good' },
    { label: 'Not free', tone: 'neutral' },
  ]);
});

it('sets only what one wrote oneself on the own side', () => {
  expect(conversation(sampleConversation, sampleCoaches.simone).map(({ side }) => side)).toEqual([
    'other',
    'own',
  ]);
});

it('keeps the labels of staff and reports word for word (Specification §4)', () => {
  expect(staffRows(sampleStaff).map(({ label }) => label)).toMatchObject([
    { label: 'Top Performer' },
    { label: 'Excellent' },
    { label: 'Developing' },
  ]);
  expect(reportRows(sampleReports).map(({ status }) => status?.label)).toEqual([
    'Ready',
    'Scheduled',
    'Custom',
    'Quarterly',
  ]);
});
