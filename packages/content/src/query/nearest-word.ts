/** Shorter words differ from too many others by one letter. */
const minLength = 4;

/**
 * The first word of a text that begins like another but for one letter, which is wrong, missing, too many or exchanged with its neighbour;
 * the word itself if there is none. Only the beginning counts, because a visitor may still be typing.
 *
 * @param text - As `normalizeText` returns it.
 * @example
 * nearestWord('sparing', 'a sparring partner') // => 'sparring'
 */
export function nearestWord(word: string, text: string): string {
  if (word.length < minLength) return word;
  const isNear = (other: string) =>
    [-1, 0, 1].some((more) => differByOne(word, other.slice(0, word.length + more)));
  return text.split(/[^\p{L}\p{N}']+/u).find(isNear) ?? word;
}

function differByOne(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [a, b] = [one.slice(same), other.slice(same)];
  const isExchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isExchanged;
}
