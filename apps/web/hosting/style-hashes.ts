import { createHash } from 'node:crypto';

/**
 * What a Content-Security-Policy calls an inline style sheet by.
 *
 * @example
 * styleHash('p{color:red}'); // => 'sha256-…'
 */
export const styleHash = (css: string): string =>
  `sha256-${createHash('sha256').update(css).digest('base64')}`;

/** The hash of each inline style sheet of a document. */
export const inlineStyleHashes = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => styleHash(css));
