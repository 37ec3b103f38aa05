import {
  samplePaymentSources,
  sampleMembershipPlans,
  sampleMetrics,
  samplePrivateSessions,
  samplePrivateSessionsWords,
  sampleSparringCounts,
  sampleVisitKinds,
} from '@cornerbell/content/site';
import { describe, expect, it } from 'vitest';
import { allVisits } from './attendance.ts';
import { dollars } from './format.ts';
import { membersOn } from './plans.ts';
import { sessionFacts } from './privates.ts';

const metric = (name: string) => sampleMetrics.find(({ label }) => label === name)?.value;

// The pictures of five pages show the same gym, so a visitor who adds up gets the same number everywhere.
describe('the sample gym adds up', () => {
  it('has as many members on its plans and by sparring status as on its dashboard', () => {
    expect(String(membersOn(sampleMembershipPlans))).toBe(metric('Active members'));
    expect(membersOn(sampleMembershipPlans)).toBe(
      sampleSparringCounts.reduce((sum, { members }) => sum + members, 0),
    );
  });

  it('has as many visits of all kinds as on its dashboard', () => {
    expect(String(allVisits(sampleVisitKinds))).toBe(metric('Visits'));
  });

  it('takes in from its sources what its dashboard says', () => {
    const revenue = samplePaymentSources.reduce((sum, { amount }) => sum + amount, 0);
    expect(dollars(revenue)).toBe(metric('Revenue'));
  });

  it('takes in from plans what the members on them pay', () => {
    const due = sampleMembershipPlans.reduce((sum, plan) => sum + plan.price * plan.members, 0);
    expect(samplePaymentSources[0]?.amount).toBe(due);
  });

  it('counts a day of private sessions', () => {
    expect(
      sessionFacts(samplePrivateSessions, samplePrivateSessionsWords).map(({ value }) => value),
    ).toEqual(['3', '165', '$315']);
  });
});
