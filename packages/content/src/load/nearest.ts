import { closestMatch } from 'leven';

/** The letters that are compared, so that a text of a megabyte takes no longer. */
const longest = 64;

/**
 * The option that a mistyped text most likely means, or `undefined` if none is near; of two equally
 * near ones the first.
 *
 * Near means that one begins with the other, or that at most a third of the letters, rounded up,
 * must change. Case is ignored.
 *
 * @example
 * nearest('educationl', ['news', 'educational']) // => 'educational'
 * nearest('building', ['building-updates']) // => 'building-updates'
 * nearest('boxing', ['news']) // => undefined
 */
export function nearest(text: string, options: readonly string[]): string | undefined {
  const wanted = text.slice(0, longest).toLowerCase();
  const offered = options.map((option) => option.slice(0, longest).toLowerCase());
  const isBeginning = (option: string) =>
    Math.min(wanted.length, option.length) > 2 &&
    (option.startsWith(wanted) || wanted.startsWith(option));
  const found =
    closestMatch(wanted, offered, { maxDistance: Math.ceil(wanted.length / 3) }) ??
    offered.find(isBeginning);
  return found === undefined ? undefined : options[offered.indexOf(found)];
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
