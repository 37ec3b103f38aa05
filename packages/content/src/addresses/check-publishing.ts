import type { PageLink } from '../check/check-options.ts';
import type { LoadResult } from '../load/compile-library.ts';
import type { Finding } from '../load/finding.ts';
import { checkEarlyLinks } from './check-early-links.ts';
import { checkFolderAddresses } from './check-folder.ts';

/**
 * Checks what only the day decides: that no published address is lost, and that nothing tells of a page before it is there.
 *
 * @param folder - The path of the content folder.
 * @param loaded - What the loader gave; a folder with findings of its own is passed over until they are fixed.
 * @param asOf - The day that the site is built as of, `YYYY-MM-DD`.
 * @param pageLinks - The links of pages that are not written in Markdown; none when left out.
 */
export function checkPublishing(
  folder: string,
  loaded: LoadResult<string, string>,
  asOf: string,
  pageLinks?: readonly PageLink[],
): Finding[] {
  if (!loaded.ok) return [];
  return [
    ...checkFolderAddresses(folder, loaded.library, asOf),
    ...checkEarlyLinks(folder, loaded, asOf, pageLinks),
  ];
}
