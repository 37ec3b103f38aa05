/**
 * A hyphenated name in title case.
 *
 * @example
 * titleCase('ring-side-notes') // => 'Ring Side Notes'
 */
export function titleCase(name: string): string {
  return name
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
