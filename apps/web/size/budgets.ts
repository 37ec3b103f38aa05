/**
 * How many bytes a visitor may have to fetch, brotli-compressed. `pnpm size` fails over any of them.
 * Bytes do not flicker, so they are tested; times are not.
 */
export const budgets = {
  /**
   * Each document with the styles that it brings and the headers of its answer: ten segments of 1,460
   * bytes, which a server sends before it waits for an answer itself. What does not fit is painted a
   * round trip later.
   */
  answer: 14_600,
  /** A post, guide or legal text but for its words, of which there may be as many as the author likes. */
  frame: 11_000,
  /** The script that every page runs by itself. */
  boot: 2_000,
  /** What wakes at the first touch, wherever that is. */
  app: 80_000,
  /** What a page has evaluated once all of its controls are used, but for supabase-js. */
  everything: 105_000,
  /** The whole style sheet, fetched when the browser is idle. */
  styles: 18_000,
  /** All fonts together. */
  fonts: 60_000,
} as const;
