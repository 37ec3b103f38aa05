import { hash } from 'node:crypto';

/**
 * The hash of an inline style sheet in a Content-Security-Policy.
 *
 * @example
 * styleHash('p{color:red}'); // => 'sha256-…'
 */
export const styleHash = (css: string): string => `sha256-${hash('sha256', css, 'base64')}`;

/** The hash of each inline style sheet of a document. */
export const inlineStyleHashes = (html: string): string[] =>
  html
    .split('<style')
    .slice(1)
    .map((part) => styleHash(part.slice(part.indexOf('>') + 1, part.indexOf('</style>'))));
