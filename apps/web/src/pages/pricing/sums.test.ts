import { readLibrary } from '@cornerbell/content/library';
import { describe, expect, test } from 'vitest';
import { minutesToSave, readGym, sumsOf } from './sums.ts';

const { plans } = readLibrary().site.plans;
const initial = { members: 80, growth: 3, locations: 1, hours: 6, wage: 20 };

// Calculated by hand from the published prices and limits, with a month of 365 / 12 days.
describe('the sums of a gym', () => {
  test.each([
    // members, growth, locations, hours, wage | plan, next, at, after days | minutes, percent
    // 29 / 20 h = 87 min a month = 20.08 a week; of 360. 11 / 3 * 30.417 = 111.5.
    [40, 3, 1, 6, 20, 'Starter', 'Growth', 51, 112, 21, 6],
    // At the limit: 1 / 3 * 30.417 = 10.1.
    [50, 3, 1, 6, 20, 'Starter', 'Growth', 51, 11, 21, 6],
    [51, 0, 1, 6, 20, 'Growth', null, 0, 0, 41, 12],
    // 59 / 20 h = 177 min a month = 40.8 a week. 71 / 3 * 30.417 = 719.9.
    [80, 3, 1, 6, 20, 'Growth', 'Professional', 151, 720, 41, 12],
    [80, -2, 1, 6, 20, 'Growth', null, 0, 0, 41, 12],
    // 89 / 25 h = 213.6 min a month = 49.3 a week; of 600. 101 / 4 * 30.417 = 768.02.
    [200, 4, 1, 10, 25, 'Professional', 'Multi-Location', 301, 769, 50, 9],
    // 149 / 20 h = 447 min a month = 103.2 a week; of 180.
    [60, 2, 2, 3, 20, 'Multi-Location', null, 0, 0, 104, 58],
    [500, 5, 3, 20, 20, 'Multi-Location', 'Enterprise', 501, 7, 104, 9],
    // 451 / 1 month is more than five years.
    [50, 1, 2, 20, 20, 'Multi-Location', null, 0, 0, 104, 9],
    // 29 / 15 h = 116 min a month = 26.8 a week, without any desk work.
    [12, 0, 1, 0, 15, 'Starter', null, 0, 0, 27, 100],
  ] as const)(
    '%i members, %i more a month, %i locations, %i hours at $%i',
    (members, growth, locations, hours, wage, plan, next, at, days, minutes, percent) => {
      const sums = sumsOf({ members, growth, locations, hours, wage }, plans);
      expect(sums.plan.name).toBe(plan);
      expect(sums.next && [sums.next.plan.name, sums.next.members, sums.next.days]).toEqual(
        next && [next, at, days],
      );
      expect(sums.hasToSave).toEqual({ minutes, percent });
    },
  );

  test('have no price for a gym that is larger than all fixed plans', () => {
    const sums = sumsOf({ ...initial, members: 501 }, plans);
    expect(sums.plan.name).toBe('Enterprise');
    expect(sums.next).toBeNull();
    expect(sums.hasToSave).toBeNull();
  });
});

test('a price that is a whole number of minutes is not rounded up', () => {
  expect(minutesToSave(26, 1)).toBe(360);
});

describe('answers from an address', () => {
  test('are read', () => {
    const answers = new URLSearchParams('members=120&growth=-1.5&locations=2&hours=4.5&wage=30');
    expect(readGym(answers, initial)).toEqual({
      members: 120,
      growth: -1.5,
      locations: 2,
      hours: 4.5,
      wage: 30,
    });
  });

  test('that are invalid, missing or out of range fall back', () => {
    const answers = new URLSearchParams('members=many&growth=&locations=0&hours=999&wage=-5');
    expect(readGym(answers, initial)).toEqual({
      members: 80,
      growth: 3,
      locations: 1,
      hours: 168,
      wage: 1,
    });
  });
});
