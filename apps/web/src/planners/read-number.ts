/** What a field of a planner takes: no less and no more. */
export type Range = readonly [min: number, max: number];

/**
 * A number among the answers, at most as large and as small as it may be; what is missing or no number is as in `initial`.
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
