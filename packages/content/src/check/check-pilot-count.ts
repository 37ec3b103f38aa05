import { fileFinding, type Finding } from '../load/finding.ts';
import { isPilotCountOld, pilotCountDays } from '../query/is-pilot-count-old.ts';
import type { Site } from '../schema/site/index.ts';

/**
 * Warns about an outdated count of the gyms in the pilot.
 *
 * Only the build and `pnpm content status` use it, because the passing of time must not fail the check of another change.
 */
export function checkPilotCount(
  company: Pick<Site['company'], 'gymCount'> | undefined,
  asOf: string,
): Finding[] {
  const { gymCount } = company ?? {};
  if (gymCount === undefined || !isPilotCountOld(gymCount.countedOn.iso, asOf)) return [];
  const wrong = `The gyms in the pilot were last counted on ${gymCount.countedOn.iso}, more than ${pilotCountDays} days ago`;
  const instead = 'count them again, and write the number and the day';
  return [fileFinding('site/company.yaml', 'old-count', [wrong, instead])];
}
