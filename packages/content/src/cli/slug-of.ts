/** Letters that Unicode does not decompose into a letter and an accent. */
const latin: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * The slug of a title: lower-case words joined by hyphens.
 *
 * @example
 * slugOf("Today's Focus: 24 skills à la carte") // => 'todays-focus-24-skills-a-la-carte'
 * slugOf('Smørrebrød in der Straße') // => 'smorrebrod-in-der-strasse'
 */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => latin[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
