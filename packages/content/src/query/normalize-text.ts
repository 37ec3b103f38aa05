/**
 * A text as a search compares it: in lower case, composed (NFC), with one kind of apostrophe, one blank for any run of white space, and the
 * Turkish "İ" as "i", because its lower case is two signs that nobody types.
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
