/** After how many attempts a delivery is given up: after two to some four days. */
export const MAX_ATTEMPTS = 26;

const FIRST_SECONDS = 30;
const LONGEST_SECONDS = 6 * 3600;
const LONGEST_ASKED_SECONDS = 24 * 3600;

/**
 * How many seconds to wait after an attempt that failed: twice as long each time, up to six hours,
 * of which a random half is left out so that many do not come back at once. What the system asked
 * for is waited at least, but no longer than a day. `random` gives numbers from 0 to 1.
 *
 * @example
 * backoffSeconds(1, undefined, () => 1); // => 30
 * backoffSeconds(3, undefined, () => 0); // => 60
 * backoffSeconds(1, 90, () => 0); // => 90
 */
export function backoffSeconds(
  attempts: number,
  retryAfterSeconds: number | undefined,
  random: () => number,
): number {
  const longest = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (attempts - 1));
  const asked = Math.min(LONGEST_ASKED_SECONDS, retryAfterSeconds ?? 0);
  return Math.max(asked, (longest / 2) * (1 + random()));
}
