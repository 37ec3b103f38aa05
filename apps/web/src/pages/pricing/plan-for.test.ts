import { expect, test } from 'vitest';
import { planFor } from './plan-for.ts';
import { testLibrary } from '../../testing/library.ts';

const [anyPlan] = testLibrary.site.plans.plans;
const plan = (name: string, memberLimit: number | null, severalLocations = false) => ({
  ...anyPlan!,
  name,
  memberLimit,
  severalLocations,
});
const plans = [
  plan('Small', 50),
  plan('Large', 300),
  plan('Wide', 500, true),
  plan('Endless', null, true),
];

test.each([
  [1, 1, 'Small'],
  [50, 1, 'Small'],
  [51, 1, 'Large'],
  [300, 1, 'Large'],
  [301, 1, 'Wide'],
  [20, 2, 'Wide'],
  [500, 3, 'Wide'],
  [501, 1, 'Endless'],
])('the plan for %i members in %i locations is %s', (members, locations, name) => {
  expect(planFor(plans, members, locations).name).toBe(name);
});

test('is an error if every plan has a limit', () => {
  expect(() => planFor(plans.slice(0, 2), 400, 1)).toThrow('Expected a plan without a limit');
});
