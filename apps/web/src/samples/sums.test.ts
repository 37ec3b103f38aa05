import { describe, expect, it } from 'vitest';
import { dollars, sumOf } from './format.ts';
import { testLibrary } from '../testing/library.ts';

const { analytics, attendance, leaderboards, members, membershipPlans, payments } =
  testLibrary.site.samples;

const metric = (name: string) => analytics.metrics.find(({ label }) => label === name)?.value;

/** The members at the end of the month before, as the dashboard shows beside its own count. */
const membersInMay = Number.parseInt(
  analytics.metrics.find(({ label }) => label === 'Active members')?.before ?? '',
  10,
);
const changed = (name: string) =>
  analytics.comingAndGoing.find(({ label }) => label === name)?.members ?? 0;

// The pictures of five pages show the same gym, so their numbers must agree.
describe('the sample gym', () => {
  it('has as many members on its plans and by sparring status as on its dashboard', () => {
    const onPlans = sumOf(membershipPlans.plans, (plan) => plan.members);
    expect(String(onPlans)).toBe(metric('Active members'));
    expect(onPlans).toBe(sumOf(members.sparringCounts, (status) => status.members));
  });

  it('has as many visits as on its dashboard', () => {
    expect(String(sumOf(attendance.visitKinds, ({ visits }) => visits))).toBe(metric('Visits'));
  });

  it('has the retention that follows from the members who left', () => {
    const last = analytics.retentionMonths.at(-1)?.percent;
    expect(Math.round(((membersInMay - changed('Left')) / membersInMay) * 100)).toBe(last);
    expect(metric('Retention in June')).toBe(`${last}%`);
  });

  it('has the retention of its last three months in the quarter', () => {
    const kept = analytics.retentionMonths
      .slice(-3)
      .reduce((share, { percent }) => (share * percent) / 100, 1);
    expect(attendance.retention.percent).toBe(Math.round(kept * 100));
  });

  it('has the members that follow from those who joined and left', () => {
    expect(String(membersInMay + changed('Joined') - changed('Left'))).toBe(
      metric('Active members'),
    );
  });

  it('has the revenue of its sources', () => {
    expect(dollars(sumOf(payments.sources, ({ amount }) => amount))).toBe(metric('Revenue'));
  });

  it('has the revenue of the memberships on its plans', () => {
    const due = sumOf(membershipPlans.plans, ({ price, memberships }) => price * memberships);
    expect(payments.sources[0]?.amount).toBe(due);
  });

  it('has leaderboards in order', () => {
    for (const { rows } of leaderboards.boards)
      expect(rows).toEqual(rows.toSorted((one, other) => other.value - one.value));
  });
});
