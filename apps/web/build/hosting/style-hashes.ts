import { hash } from 'node:crypto';

const known = new Map<string, string>();

/**
 * What a Content-Security-Policy calls an inline style sheet by.
 *
 * @example
 * styleHash('p{color:red}'); // => 'sha256-…'
 */
export function styleHash(css: string): string {
  // Thousands of documents share their styles.
  const name = known.get(css) ?? `sha256-${hash('sha256', css, 'base64')}`;
  known.set(css, name);
  return name;
}

/** The hash of each inline style sheet of a document. */
export const inlineStyleHashes = (html: string): string[] =>
  html
    .split('<style')
    .slice(1)
    .map((part) => styleHash(part.slice(part.indexOf('>') + 1, part.indexOf('</style>'))));
