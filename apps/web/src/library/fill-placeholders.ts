/**
 * Replaces the placeholders of a text; one without a value is left as it is.
 *
 * @example
 * fillPlaceholders('Up to {limit} members', { limit: 50 }); // => 'Up to 50 members'
 */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
