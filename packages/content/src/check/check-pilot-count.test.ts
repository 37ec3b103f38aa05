import { expect, test } from 'vitest';
import { checkPilotCount } from './check-pilot-count.ts';

const gymCount = { taken: 12, countedOn: { iso: '2026-11-26', text: 'November 26, 2026' } };

test.each([
  ['2027-01-10', []],
  ['2027-01-11', ['warning old-count']],
])('a count of November 26 has on %s the findings %j', (asOf, expected) => {
  const findings = checkPilotCount({ gymCount }, asOf);
  expect(findings.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(expected);
});

test('without a count there is nothing to warn about', () => {
  expect(checkPilotCount({}, '2027-01-11')).toEqual([]);
});
