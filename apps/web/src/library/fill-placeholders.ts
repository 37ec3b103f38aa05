/**
 * Replaces the placeholders of a text; one without a value is left as it is.
 *
 * @example
 * fillPlaceholders('Page {page} of {pages}', { page: 1, pages: 3 }); // => 'Page 1 of 3'
 */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string => text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
