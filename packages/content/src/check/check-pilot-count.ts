import type { Finding } from '../load/finding.ts';
import { isPilotCountOld, pilotCountDays } from '../query/is-pilot-count-old.ts';
import type { Site } from '../schema/site/index.ts';

/**
 * Warns about an outdated count of the pilot's places.
 *
 * Only the build and `pnpm content status` use it, because the passing of time must not fail the check of another change.
 */
export function checkPilotCount(pilot: Site['pilot'] | undefined, asOf: string): Finding[] {
  if (pilot === undefined || !isPilotCountOld(pilot.countedOn.iso, asOf)) return [];
  return [
    {
      file: 'site/pilot.yaml',
      line: 1,
      column: 1,
      severity: 'warning',
      rule: 'old-count',
      message: `The pilot's places were last counted on ${pilot.countedOn.iso}, more than ${pilotCountDays} days ago → count them again, and write the number and the day.`,
    },
  ];
}
