import { expect, test } from 'vitest';
import { planFor } from './plan-for.ts';
import { testLibrary } from '../../testing/library.ts';

const { plans } = testLibrary.site.plans;

test.each([
  [1, 1, 'Starter'],
  [50, 1, 'Starter'],
  [51, 1, 'Growth'],
  [150, 1, 'Growth'],
  [300, 1, 'Professional'],
  [301, 1, 'Multi-Location'],
  [20, 2, 'Multi-Location'],
  [500, 3, 'Multi-Location'],
  [501, 1, 'Enterprise'],
])('the plan for %i members in %i locations is %s', (members, locations, name) => {
  expect(planFor(plans, members, locations).name).toBe(name);
});

test('is an error if every plan has a limit', () => {
  expect(() => planFor(plans.slice(0, 2), 400, 1)).toThrow('Expected a plan without a limit');
});
