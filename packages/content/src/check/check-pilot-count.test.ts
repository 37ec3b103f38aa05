import { expect, test } from 'vitest';
import { checkPilotCount } from './check-pilot-count.ts';

const countedOn = { iso: '2026-11-26', text: 'November 26, 2026' };
const pilot = { countedOn, counted: 'Yes', uncounted: 'No', outdated: 'Old' };

test.each([
  ['2027-01-10', []],
  ['2027-01-11', ['warning old-count']],
])('a count of November 26 has on %s the findings %j', (asOf, expected) => {
  const findings = checkPilotCount(pilot, asOf);
  expect(findings.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(expected);
});
