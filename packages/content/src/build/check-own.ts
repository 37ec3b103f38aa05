import { join } from 'node:path';
import { checkPublishing } from '../addresses/check-publishing.ts';
import { checkFolder } from '../check/check-folder.ts';
import { siteCheckOptions } from '../check/site/site-check-options.ts';
import type { LoadResult } from '../loader/compile-library.ts';
import type { Finding } from '../loader/finding.ts';

/**
 * What `pnpm content check` finds in the site's own folder.
 *
 * @param folder - The path of the content package.
 * @param loaded - What the loader gave.
 * @param asOf - The day that the site is built as of, `YYYY-MM-DD`.
 */
export function checkOwn(
  folder: string,
  loaded: LoadResult<string, string>,
  asOf: string,
): readonly Finding[] {
  const options = siteCheckOptions(folder, join(folder, '../../apps/web/public'));
  return [
    ...checkFolder(folder, options),
    ...checkPublishing(folder, loaded, asOf, options.site?.links),
  ];
}
