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

/**
 * The hash of each style sheet that a module puts in the document when it is evaluated, as sonner does,
 * told by evaluating it with a document that only listens. The module must not have been evaluated before.
 * A sheet counts as it is when it is put in, too: there the browser asks first, and it is still empty.
 */
export async function injectedStyleHashes(evaluate: () => Promise<unknown>): Promise<string[]> {
  const sheets: string[] = [];
  const createElement = () => ({
    text: '',
    appendChild: (text: string) => sheets.push(text),
  });
  const head = { appendChild: ({ text }: { text: string }) => sheets.push(text) };
  const listening = { head, createElement, createTextNode: (text: string) => text };
  Object.assign(globalThis, { document: listening });
  try {
    await evaluate();
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
  return sheets.map(styleHash);
}
