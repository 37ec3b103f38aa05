import { publishedAt } from '@cornerbell/content';
import { outlineOf, readLibrary } from '@cornerbell/content/library';
import { oncePerLibrary } from '../src/shell/once-per-library.ts';
import type { BuildContext } from '../src/shell/page.ts';

/** Where a site is published, how its cards are drawn and what its guides offer to download. */
export type Publication = Pick<BuildContext, 'origin' | 'cardDesign' | 'downloads'>;

/**
 * What the pages of a build are made from.
 *
 * The content package has selected for its own day already; a build for an earlier day leaves out what came later.
 *
 * @param library - The path of a library that the content package built.
 * @param asOf - The day that the site is built as of, `YYYY-MM-DD`.
 */
export const readContext = (
  library: string,
  asOf: string,
  publication: Publication,
): BuildContext => ({
  library: publishedAt(readLibrary(library), asOf),
  asOf: new Date(asOf),
  ...publication,
});

const outlineOnce = oncePerLibrary(outlineOf);

/** The context with the digests of bodies in their place: what pages are made from, for their keys, without reading a body. */
export const outline = (context: BuildContext): BuildContext => ({
  ...context,
  library: outlineOnce(context.library),
});
