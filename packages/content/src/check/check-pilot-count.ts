import type { Finding } from '../load/finding.ts';
import { isPilotCountOld, pilotCountDays } from '../query/is-pilot-count-old.ts';
import type { PilotCount } from '../schema/site/pilot.ts';

/**
 * A count of the pilot's places that nobody has renewed.
 *
 * A warning of the build and of `pnpm content status`, not of the check: a day that passes must not fail a change of something else.
 */
export function checkPilotCount(pilot: PilotCount | undefined, asOf: string): Finding[] {
  if (pilot === undefined || !isPilotCountOld(pilot.countedOn, asOf)) return [];
  return [
    {
      file: 'site/pilot.yaml',
      line: 1,
      column: 1,
      severity: 'warning',
      rule: 'old-count',
      message: `The pilot's places were last counted on ${pilot.countedOn}, more than ${pilotCountDays} days ago → count them again, and write the number and the day.`,
    },
  ];
}
