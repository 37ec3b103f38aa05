import { expect, test } from 'vitest';
import { testLibrary } from '../testing/library.ts';
import { pilotPlaces } from './pilot-places.ts';

const { company, pilotProgram } = testLibrary.site;
const places = {
  ...pilotProgram.places,
  counted: '{taken} taken, {free} free, as of {day}',
  outdated: '{taken} taken on {day}, out of date',
};
const siteOf = (facts: Pick<typeof company, 'gymCount'>) => ({
  company: { ...company, gymCount: undefined, ...facts },
  pilotProgram: { ...pilotProgram, places },
});

test.each([
  ['2026-11-26', '12 taken, 38 free, as of November 26, 2026'],
  ['2027-01-10', '12 taken, 38 free, as of November 26, 2026'],
  ['2027-01-11', '12 taken on November 26, 2026, out of date'],
])('describes a count of November 26 on %s as "%s"', (asOf, text) => {
  const gymCount = { taken: 12, countedOn: { iso: '2026-11-26', text: 'November 26, 2026' } };
  expect(pilotPlaces(siteOf({ gymCount }), new Date(asOf))).toEqual({ taken: 12, text });
});

test('says nothing of a count that nobody made', () => {
  expect(pilotPlaces(siteOf({}), new Date('2026-11-26'))).toBeUndefined();
});
