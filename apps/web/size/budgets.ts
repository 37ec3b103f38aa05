/**
 * Budgets in bytes after brotli; `pnpm size` fails if one is exceeded. Sizes are the same in every run, so unlike times they can be
 * tested.
 */
export const budgets = {
  /** Each document with its styles: about what fits in the first ten packets of a connection. */
  document: 14_900,
  /** A post, guide or legal text without its body, which may be of any length, but with the styles of its pictures. */
  frame: 13_400,
  /** The script that every document loads. */
  entry: 2_350,
  /** All scripts that hydrate a page; the client of the function is loaded on demand. */
  scripts: 104_000,
  /** The style sheet of the whole site. */
  styles: 18_700,
  /** The fonts that every document preloads. */
  fonts: 40_000,
} as const;
