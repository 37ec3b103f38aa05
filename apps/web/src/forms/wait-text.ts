const minute = 60;
const hour = 60 * minute;

const amount = (count: number, unit: string) =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/**
 * A waiting time for the end of a sentence, rounded up.
 *
 * @param seconds Left out if it is not known.
 * @example
 * waitText(40); // => 'in 40 seconds'
 * waitText(61); // => 'in 2 minutes'
 * waitText(); // => 'later'
 */
export function waitText(seconds?: number): string {
  if (seconds === undefined) return 'later';
  if (seconds <= minute) return `in ${amount(Math.max(1, Math.ceil(seconds)), 'second')}`;
  if (seconds <= hour) return `in ${amount(Math.ceil(seconds / minute), 'minute')}`;
  return `in ${amount(Math.ceil(seconds / hour), 'hour')}`;
}
