/**
 * A text as a search compares it: lower case, NFC, one kind of apostrophe, one space for any run of white space, and the Turkish "İ" as
 * "i", because nobody types the two characters of its lower case.
 *
 * @example
 * normalizeText('Coach’s  İstanbul') // => "coach's istanbul"
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/i\u0307/g, 'i');
}
