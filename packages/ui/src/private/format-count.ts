/**
 * A whole number in American notation, the same on server and client.
 *
 * @example
 * formatCount(1134); // => '1,134'
 */
export const formatCount = (count: number): string => count.toLocaleString('en-US');
