const wordsPerMinute = 200;

/**
 * The number of words in a Markdown text: runs without white space that have a letter or digit, so `##` and `-` don't count.
 *
 * @example
 * countWords('## Two words\n\n- and three more') // => 5
 */
export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}

/**
 * The minutes that a text takes to read: its words / 200, rounded up.
 *
 * @example
 * readingMinutes(801) // => 5
 */
export function readingMinutes(words: number): number {
  return Math.ceil(words / wordsPerMinute);
}
