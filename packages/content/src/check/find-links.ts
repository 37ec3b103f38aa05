/** A link as it stands in a text. */
export type TextLink = {
  readonly index: number;
  readonly length: number;
  readonly label: string;
  readonly address: string;
};

// The addresses that the line renderer takes; a test of the site holds both to the same links.
const allowedStart = /^(?:https?:\/\/.|mailto:.|\/(?!\/)|#)/i;
const forbidden = /[\p{Cc}\p{Cf}\p{Z}\\()[\]]/u;

const written = /\[([^[\]]*)\]\(([^()[\]]*)\)/g;
const attempt = /(?<!!)\[([^[\]]*)\]\(((?:[^()]|\([^()]*\))*)\)?/g;

/**
 * The links of a line, told apart from what looks like one and would be printed as it stands.
 *
 * @example
 * findLinks('[a](/b) and [c](d)').links.length // => 1
 */
export function findLinks(text: string): { links: TextLink[]; broken: TextLink[] } {
  if (!text.includes('](')) return { links: [], broken: [] };
  const links = [...text.matchAll(written)]
    .map(toLink)
    .filter(({ label, address }) => label.trim() !== '' && isLinkAddress(address));
  const isLink = new Set(links.map(({ index }) => index));
  const broken = [...text.matchAll(attempt)].map(toLink).filter(({ index }) => !isLink.has(index));
  return { links, broken };
}

/** Whether the line renderer makes a link of an address. */
export function isLinkAddress(address: string): boolean {
  return allowedStart.test(address) && !forbidden.test(address);
}

function toLink(match: RegExpExecArray): TextLink {
  const [whole, label = '', address = ''] = match;
  return { index: match.index, length: whole.length, label, address };
}
