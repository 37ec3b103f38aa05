import { join } from 'node:path';
import { checkFolder } from '../check/check-folder.ts';
import { siteCheckOptions } from '../check/site/site-check-options.ts';
import type { Finding } from '../loader/finding.ts';

/**
 * What `pnpm content check` finds in the site's own folder.
 *
 * @param folder - The path of the content package.
 */
export const checkOwn = (folder: string): readonly Finding[] =>
  checkFolder(folder, siteCheckOptions(folder, join(folder, '../../apps/web/public')));
