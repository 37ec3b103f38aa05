/**
 * How many bytes a visitor may have to fetch, brotli-compressed. `pnpm size` fails over any of them.
 * Bytes do not flicker, so they are tested; times are not.
 */
export const budgets = {
  /** Each document with its styles: what a server sends before it waits for an answer itself. */
  document: 14_600,
  /** A post, guide or legal text but for its words, of which there may be as many as the author likes. */
  frame: 11_700,
  /** The script that a document has by itself. */
  entry: 2_000,
  /** Everything that is evaluated to hydrate a page; the clients of the functions are loaded by need. */
  scripts: 105_000,
  /** The style sheet of the whole site. */
  styles: 18_000,
  /** All fonts together. */
  fonts: 60_000,
} as const;
