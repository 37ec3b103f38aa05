/**
 * A number with its noun.
 *
 * @example
 * plural(1, 'spot'); // => '1 spot'
 */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
