/**
 * The first letters of the first and the last word of a name, without a leading article.
 *
 * @example
 * initials('The Cornerbell founders'); // => 'CF'
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u);
  const named = words.length > 1 && /^(the|a|an)$/iu.test(words[0] ?? '') ? words.slice(1) : words;
  const ends = named.length > 1 ? [named[0], named.at(-1)] : named;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('');
}
