const longest = 64;

/**
 * The option that a mistyped text most likely means, or `undefined` if none is near; of two equally near ones the first.
 *
 * Near means that one begins with the other, or that at most a third of the letters, rounded up, must change. Case is ignored.
 *
 * @example
 * nearest('educationl', ['news', 'educational']) // => 'educational'
 * nearest('building', ['building-updates']) // => 'building-updates'
 * nearest('boxing', ['news']) // => undefined
 */
export function nearest(text: string, options: readonly string[]): string | undefined {
  const wanted = text.slice(0, longest).toLowerCase();
  if (wanted === '') return undefined;
  let best: string | undefined;
  let bestDistance = Math.ceil(wanted.length / 3) + 1;
  for (const option of options) {
    const offered = option.slice(0, longest).toLowerCase();
    const isBeginning =
      Math.min(wanted.length, offered.length) > 2 &&
      (offered.startsWith(wanted) || wanted.startsWith(offered));
    const distance = isBeginning
      ? Math.min(1, editDistance(wanted, offered))
      : editDistance(wanted, offered);
    if (distance < bestDistance) [best, bestDistance] = [option, distance];
  }
  return best;
}

/**
 * The end of a message that suggests the nearest option; empty if none is near.
 *
 * @example
 * didYouMean('nwes', ['news']) // => ' Did you mean "news"?'
 */
export function didYouMean(text: string, options: readonly string[]): string {
  const near = nearest(text, options);
  return near === undefined ? '' : ` Did you mean ${JSON.stringify(near)}?`;
}

function editDistance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const substitution =
        (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      const insertion = (current[column - 1] ?? 0) + 1;
      const deletion = (previous[column] ?? 0) + 1;
      current.push(Math.min(substitution, insertion, deletion));
    }
    previous = current;
  }
  return previous[right.length] ?? 0;
}
