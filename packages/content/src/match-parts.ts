/** A piece of a text, and whether a search has found it. */
export type MatchPart = {
  readonly text: string;
  readonly isMatch: boolean;
};

/**
 * Cuts a text at every place where a search finds its query, trimmed and in any case. The pieces together are the text. An empty
 * query finds nothing.
 *
 * @example
 * matchParts('Ten days quiet', 'DAYS')
 * // => [{ text: 'Ten ', isMatch: false }, { text: 'days', isMatch: true }, { text: ' quiet', isMatch: false }]
 */
export function matchParts(text: string, query: string): readonly MatchPart[] {
  const wanted = query.trim().toLowerCase();
  const { lower, origins } = toLower(text);
  const parts: MatchPart[] = [];
  let printed = 0;
  const add = (end: number, isMatch: boolean) => {
    if (end > printed) parts.push({ text: text.slice(printed, end), isMatch });
    printed = Math.max(printed, end);
  };
  for (let at = wanted === '' ? -1 : lower.indexOf(wanted); at !== -1;) {
    add(origins[at] ?? 0, false);
    add(origins[at + wanted.length] ?? text.length, true);
    at = lower.indexOf(wanted, at + wanted.length);
  }
  add(text.length, false);
  return parts;
}

/** A text in lower case, with the place in the text that each sign, and its end, came from: "İ" becomes two signs. */
function toLower(text: string): { lower: string; origins: readonly number[] } {
  const whole = text.toLowerCase();
  if (whole.length === text.length) {
    return { lower: whole, origins: Array.from({ length: whole.length + 1 }, (_, place) => place) };
  }
  const origins: number[] = [];
  let place = 0;
  for (const sign of text) {
    for (let step = 0; step < sign.toLowerCase().length; step += 1) origins.push(place);
    place += sign.length;
  }
  origins.push(text.length);
  return { lower: whole, origins };
}
