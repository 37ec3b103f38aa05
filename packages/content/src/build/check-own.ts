import { checkPublishing } from '../addresses/check-publishing.ts';
import { checkFolder } from '../check/check-folder.ts';
import { siteCheckOptions } from '../check/site-check-options.ts';
import type { LoadResult } from '../load/compile-library.ts';
import type { Finding } from '../load/finding.ts';
import { publicFolder, siteFolder } from '../load/site-folder.ts';

/**
 * The findings of `pnpm content check` in the site's own folder.
 *
 * @param loaded - The loader's result for that folder.
 * @param asOf - The day that the site is built as of, `YYYY-MM-DD`.
 */
export function checkOwn(loaded: LoadResult<string, string>, asOf: string): readonly Finding[] {
  const options = siteCheckOptions(siteFolder, publicFolder);
  return [
    ...checkFolder(siteFolder, options),
    ...checkPublishing(siteFolder, loaded, asOf, options.site?.links),
  ];
}
