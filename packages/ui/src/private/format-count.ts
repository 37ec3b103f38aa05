/**
 * A whole number as Americans write it, the same on server and client.
 *
 * @example
 * formatCount(1134); // => '1,134'
 */
export const formatCount = (count: number): string => count.toLocaleString('en-US');
