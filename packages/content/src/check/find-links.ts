/** A link as it stands in a text. */
export type TextLink = {
  readonly index: number;
  readonly length: number;
  readonly label: string;
  readonly address: string;
  /** Where its address begins. */
  readonly addressIndex: number;
};

/** How the addresses begin that the line renderer takes; a test of the site holds both to the same links. */
export const allowedStart = /^(?:https?:\/\/.|mailto:.|\/(?!\/)|#)/i;
const forbidden = /[\p{Cc}\p{Cf}\p{Z}\\()[\]]/u;

const written = /\[([^[\]\n]*)\]\(([^()[\]\n]*)\)/g;
const attempt = /(?<!!)\[([^[\]\n]*)\]\(((?:[^()\n]|\([^()\n]*\))*)\)?/g;

/**
 * The links of a text, each in one line of it.
 *
 * @example
 * findLinks('[a](/b) and [c](d)').map(({ address }) => address) // => ['/b']
 */
export function findLinks(text: string): TextLink[] {
  if (!text.includes('](')) return [];
  return [...text.matchAll(written)]
    .map(toLink)
    .filter(({ label, address }) => label.trim() !== '' && isLinkAddress(address));
}

/**
 * What looks like a link and would be printed as it stands.
 *
 * @example
 * findBrokenLinks('[a](/b) and [c](d)').map(({ address }) => address) // => ['d']
 */
export function findBrokenLinks(text: string): TextLink[] {
  if (!text.includes('](')) return [];
  const isLink = new Set(findLinks(text).map(({ index }) => index));
  return [...text.matchAll(attempt)].map(toLink).filter(({ index }) => !isLink.has(index));
}

/** Whether the line renderer makes a link of an address. */
export function isLinkAddress(address: string): boolean {
  return allowedStart.test(address) && !forbidden.test(address);
}

function toLink(match: RegExpExecArray): TextLink {
  const [whole, label = '', address = ''] = match;
  const { index } = match;
  return { index, length: whole.length, label, address, addressIndex: index + label.length + 3 };
}
