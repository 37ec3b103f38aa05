import { expect, test } from 'vitest';
import { readLibrary } from '../library.ts';
import { checkPilotCount } from './check-pilot-count.ts';

const { company } = readLibrary().site;
const countedOn = { iso: '2026-11-26', text: 'November 26, 2026' };
const counted = { ...company, gymCount: { taken: 12, countedOn } };

test.each([
  ['2027-01-10', []],
  ['2027-01-11', ['warning old-count']],
])('a count of November 26 has on %s the findings %j', (asOf, expected) => {
  const findings = checkPilotCount(counted, asOf);
  expect(findings.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(expected);
});

test('without a count there is nothing to warn about', () => {
  const { gymCount: _, ...uncounted } = counted;
  expect(checkPilotCount(uncounted, '2027-01-11')).toEqual([]);
});
