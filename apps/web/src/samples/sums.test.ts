import { readLibrary } from '@cornerbell/content/library';
import { describe, expect, it } from 'vitest';
import { dollars } from './format.ts';
import { membersOn } from './plans.ts';
import { sessionFacts } from './privates.ts';

const { analytics, attendance, members, membershipPlans, payments, privateSessions } =
  readLibrary().site.samples;

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
    expect(String(membersOn(membershipPlans.plans))).toBe(metric('Active members'));
    expect(membersOn(membershipPlans.plans)).toBe(
      members.sparringCounts.reduce((sum, status) => sum + status.members, 0),
    );
  });

  it('has as many visits as on its dashboard', () => {
    const visits = attendance.visitKinds.reduce((sum, kind) => sum + kind.visits, 0);
    expect(String(visits)).toBe(metric('Visits'));
  });

  it('has the retention that follows from the members who left', () => {
    const [last = 0] = analytics.retentionMonths.slice(-1);
    expect(Math.round(((membersInMay - changed('Left')) / membersInMay) * 100)).toBe(last);
    expect(metric('Retention in June')).toBe(`${last}%`);
  });

  it('has the retention of its last three months in the quarter', () => {
    const kept = analytics.retentionMonths
      .slice(-3)
      .reduce((share, percent) => (share * percent) / 100, 1);
    expect(attendance.retention.percent).toBe(Math.round(kept * 100));
  });

  it('has the members that follow from those who joined and left', () => {
    expect(String(membersInMay + changed('Joined') - changed('Left'))).toBe(
      metric('Active members'),
    );
  });

  it('has the revenue of its sources', () => {
    const revenue = payments.sources.reduce((sum, { amount }) => sum + amount, 0);
    expect(dollars(revenue)).toBe(metric('Revenue'));
  });

  it('has the revenue of the memberships on its plans', () => {
    const due = membershipPlans.plans.reduce((sum, plan) => sum + plan.price * plan.memberships, 0);
    expect(payments.sources[0]?.amount).toBe(due);
  });

  it('has the totals of its private sessions', () => {
    expect(
      sessionFacts(privateSessions.sessions, privateSessions.copy).map(({ value }) => value),
    ).toEqual(['3', '165', '$315']);
  });
});
