import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../loader/finding.ts';
import type { Library } from '../schema/library.ts';
import { siteFolder } from '../site-folder.ts';
import { redirects } from '../site/redirects.ts';
import { checkAddresses } from './check-addresses.ts';
import { registerFile } from './register.ts';

/** The file in which the redirects of the site are written. */
export const redirectsPath = 'src/site/redirects.ts';

/**
 * Checks the addresses of a content folder against its `addresses.txt` and the site's redirects; a folder without a register has
 * nothing to lose.
 *
 * @param folder - The path of the content folder.
 * @param library - Everything that the folder holds.
 * @param asOf - The day that the site is built as of, `YYYY-MM-DD`.
 */
export function checkFolderAddresses(
  folder: string,
  library: Library<string, string>,
  asOf: string,
): Finding[] {
  const file = join(folder, registerFile);
  if (!existsSync(file)) return [];
  // Whoever installs the package has its redirects, but not the source in which they could be pointed at.
  const own = join(siteFolder, redirectsPath);
  const hasSource = existsSync(own);
  const isOwn = existsSync(join(folder, redirectsPath));
  return checkAddresses({
    library,
    register: readFileSync(file, 'utf8'),
    redirects,
    redirectsFile: {
      path: isOwn || !hasSource ? redirectsPath : own,
      text: hasSource ? readFileSync(own, 'utf8') : '',
    },
    asOf,
  });
}
