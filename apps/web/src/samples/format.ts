import type { DataRowLead } from '@cornerbell/ui';

/**
 * Formats an amount in dollars.
 *
 * @example
 * dollars(9863); // => '$9,863'
 */
export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/**
 * The initials of a name as the lead of a row.
 *
 * @example
 * initialsOf('Dana R.'); // => { kind: 'initials', text: 'DR' }
 */
export const initialsOf = (name: string): DataRowLead => ({
  kind: 'initials',
  text: name
    .split(/\s/)
    .map(([letter]) => letter)
    .join(''),
});

/**
 * The time at the end of a text, after an optional day, as the lead of a row.
 *
 * @example
 * clockOf('Wed 12:30 pm'); // => { kind: 'count', text: '12:30', unit: 'pm' }
 */
export function clockOf(time: string): DataRowLead {
  const [text = '', unit] = time.split(' ').slice(-2);
  return { kind: 'count', text, unit };
}

/** The sum of a number of each item. */
export const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0);
