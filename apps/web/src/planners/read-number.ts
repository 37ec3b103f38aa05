/** The minimum and maximum of a field of a planner. */
export type Range = readonly [min: number, max: number];

/**
 * Reads a number from the answers and limits it to a range; a missing or invalid one falls back to `initial`.
 *
 * @example
 * readNumber(new URLSearchParams('hours=999'), 'hours', 6, [0, 168]); // => 168
 */
export function readNumber(
  answers: URLSearchParams,
  name: string,
  initial: number,
  [min, max]: Range,
): number {
  const text = answers.get(name)?.trim() ?? '';
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? initial : Math.min(max, Math.max(min, value));
}
