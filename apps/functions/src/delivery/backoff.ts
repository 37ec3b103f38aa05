/** After how many attempts a delivery is given up: after two to some four days. */
export const MAX_ATTEMPTS = 26;

const FIRST_SECONDS = 30;
const LONGEST_SECONDS = 6 * 3600;

/**
 * How many seconds to wait after an attempt that failed: twice as long each time, up to six hours,
 * of which a random half is left out so that many do not come back at once. `random` gives numbers
 * from 0 to 1.
 *
 * @example
 * backoffSeconds(1, () => 1); // => 30
 * backoffSeconds(3, () => 0); // => 60
 */
export function backoffSeconds(attempts: number, random: () => number): number {
  const longest = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (attempts - 1));
  return (longest / 2) * (1 + random());
}
