/**
 * The last part of the address of a text with this title: lower-case words joined by hyphens.
 *
 * @example
 * slugOf("Today's Focus: 24 skills à la carte") // => 'todays-focus-24-skills-a-la-carte'
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
