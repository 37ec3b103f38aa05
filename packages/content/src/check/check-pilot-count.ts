import type { Finding } from '../load/finding.ts';
import { isPilotCountOld, pilotCountDays } from '../query/is-pilot-count-old.ts';
import type { Site } from '../schema/site/index.ts';

/**
 * Warns about an outdated count of the gyms in the pilot.
 *
 * Only the build and `pnpm content status` use it, because the passing of time must not fail the check of another change.
 */
export function checkPilotCount(company: Site['company'] | undefined, asOf: string): Finding[] {
  const { gymCount } = company ?? {};
  if (gymCount === undefined || !isPilotCountOld(gymCount.countedOn.iso, asOf)) return [];
  return [
    {
      file: 'site/company.yaml',
      line: 1,
      column: 1,
      severity: 'warning',
      rule: 'old-count',
      message: `The gyms in the pilot were last counted on ${gymCount.countedOn.iso}, more than ${pilotCountDays} days ago → count them again, and write the number and the day.`,
    },
  ];
}
