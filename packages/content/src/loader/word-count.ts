const wordsPerMinute = 200;

/**
 * How many words a Markdown text has: runs without white space that hold a letter or a digit, so markers such as `##` and `-` don't count.
 *
 * @example
 * countWords('## Two words\n\n- and three more') // => 5
 */
export function countWords(markdown: string): number {
  let words = 0;
  let isInCountedWord = false;
  // One walk over the letters: a regular expression for each word takes most of the time of a large library.
  for (let index = 0; index < markdown.length; index += 1) {
    const code = markdown.codePointAt(index) ?? 0;
    if (isSpace(code)) isInCountedWord = false;
    else if (!isInCountedWord && isLetterOrDigit(code)) {
      isInCountedWord = true;
      words += 1;
    }
  }
  return words;
}

/**
 * The minutes that a text takes to read: its words / 200, rounded up.
 *
 * Specification §3, §9.
 *
 * @example
 * readingMinutes(801) // => 5
 */
export function readingMinutes(words: number): number {
  return Math.ceil(words / wordsPerMinute);
}

function isSpace(code: number): boolean {
  return code < 128
    ? code === 32 || (code >= 9 && code <= 13)
    : /\s/.test(String.fromCodePoint(code));
}

function isLetterOrDigit(code: number): boolean {
  if (code >= 128) return /[\p{L}\p{N}]/u.test(String.fromCodePoint(code));
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}
