/**
 * A text as a search compares it, character for character: lower case, one kind of apostrophe and
 * of space, and the Turkish "İ" as "i", because nobody types the two characters of its lower case.
 *
 * @param text - In NFC and with one space at a time, as the loader and the check ensure.
 * @example
 * normalizeText('Coach’s İstanbul') // => "coach's istanbul"
 */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .replace(/i\u0307/g, 'i')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\s/g, ' ');
}

/** The words of a query as a search looks for them: the same, in NFC. */
export const queryWords = (query: string): readonly string[] =>
  normalizeText(query.normalize('NFC'))
    .split(' ')
    .filter((word) => word !== '');
