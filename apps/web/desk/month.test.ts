import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOf, goingLive, monthAfter, nearestMonths } from './month.ts';
import { deskItem } from './testing.ts';

const items = [
  deskItem('Bags', { date: '2026-12-01' }),
  deskItem('Ropes', { date: '2026-12-01', publishState: 'scheduled' }),
  deskItem('Canvas', { date: '2027-02-10', publishState: 'draft' }),
  deskItem('Gloves', { date: '2026-12-02', publishState: 'unlisted' }),
  deskItem('posts/broken.md', { date: '', publishState: 'broken' }),
];

describe('a month of the desk', () => {
  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 0, '2026-11'],
  ])('%s and %i is %s', (month, count, other) => {
    expect(monthAfter(month, count)).toBe(other);
  });

  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, last) => {
    expect(daysOf(month, []).at(-1)?.date).toBe(last);
  });

  it('has the items of each day', () => {
    const [first, second] = daysOf('2026-12', goingLive(items));
    expect(first?.items.map(({ title }) => title)).toEqual(['Bags', 'Ropes']);
    expect(second?.items).toEqual([]);
  });

  it('has every item with a date on exactly one day', () => {
    const date = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
    fc.assert(
      fc.property(date, (day) => {
        const days = daysOf(day.slice(0, 7), [deskItem('One', { date: day })]);
        expect(days.filter((each) => each.items.length === 1).map((each) => each.date)).toEqual([
          day,
        ]);
      }),
    );
  });

  it.each([
    ['2027-01', '2026-12', '2027-02'],
    ['2026-12', undefined, '2027-02'],
    ['2030-01', '2027-02', undefined],
  ])('%s is between %s and %s, the nearest months with items', (month, before, after) => {
    expect(nearestMonths(month, goingLive(items))).toEqual({ before, after });
  });
});
