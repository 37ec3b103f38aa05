import { publishedAt } from '@cornerbell/content';
import { readLibrary } from '@cornerbell/content/library';
import type { BuildContext } from '../src/app/page.ts';

/**
 * What the pages of a build are made from.
 *
 * The content package has selected for its own day already; a build for an earlier day leaves out what came later.
 *
 * @param library - The path of a library that the content package built.
 * @param asOf - The day that the site is built as of, `YYYY-MM-DD`.
 */
export const readContext = (library: string, asOf: string): BuildContext => ({
  library: publishedAt(readLibrary(library), asOf),
  asOf: new Date(asOf),
});
