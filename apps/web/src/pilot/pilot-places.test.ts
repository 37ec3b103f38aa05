import { expect, test } from 'vitest';
import { pilotPlaces } from './pilot-places.ts';

const count = {
  countedOn: { iso: '2026-11-26', text: 'November 26, 2026' },
  counted: '{taken} taken, {free} free, as of {day}',
  uncounted: 'No count as of {day}',
  outdated: '{taken} taken on {day}, out of date',
};

test.each([
  ['2026-11-26', '12 taken, 38 free, as of November 26, 2026'],
  ['2027-01-10', '12 taken, 38 free, as of November 26, 2026'],
  ['2027-01-11', '12 taken on November 26, 2026, out of date'],
])('describes a count of November 26 on %s as "%s"', (asOf, text) => {
  expect(pilotPlaces({ ...count, taken: 12 }, 50, new Date(asOf))).toEqual({ taken: 12, text });
});

test('says that there is no count, and shows every place as free', () => {
  expect(pilotPlaces(count, 50, new Date('2026-11-26'))).toEqual({
    taken: 0,
    text: 'No count as of November 26, 2026',
  });
});
