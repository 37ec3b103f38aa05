import type { DataRowLead } from '@cornerbell/ui';

/**
 * Formats an amount in dollars.
 *
 * @example
 * dollars(9863); // => '$9,863'
 */
export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

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
