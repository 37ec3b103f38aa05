import type { Plan } from '@cornerbell/content/copy';

/**
 * The first plan for a number of members and locations.
 *
 * @param plans From the smallest gym to the largest.
 * @throws Error if every plan has a limit.
 */
export function planFor(plans: readonly Plan[], members: number, locations: number): Plan {
  const plan = plans.find(
    ({ memberLimit, severalLocations }) =>
      (memberLimit === null || members <= memberLimit) && (locations <= 1 || severalLocations),
  );
  if (!plan)
    throw new Error('No plan is large enough for this gym. Expected a plan without a limit.');
  return plan;
}
