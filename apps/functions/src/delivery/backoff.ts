/** The number of attempts before a delivery is given up: two to four days. */
export const maxAttempts = 26;

const firstWaitSeconds = 30;
const maxWaitSeconds = 6 * 3600;

/**
 * Seconds to wait after a failed attempt: doubled each time, up to six hours, minus up to half at
 * random so that many retries do not come at once. `random` returns numbers from 0 to 1.
 *
 * @example
 * backoffSeconds(1, () => 1); // => 30
 * backoffSeconds(3, () => 0); // => 60
 */
export function backoffSeconds(attempts: number, random: () => number): number {
  const longest = Math.min(maxWaitSeconds, firstWaitSeconds * 2 ** (attempts - 1));
  return (longest / 2) * (1 + random());
}
