import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '../loader/finding.ts';
import type { Library } from '../schema/library.ts';
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
  // The package's own folder, whether this runs in src/addresses or in dist.
  const here = dirname(fileURLToPath(import.meta.url));
  const own = [join(here, '../..'), join(here, '..')].find((root) =>
    existsSync(join(root, redirectsPath)),
  );
  const written = own === undefined ? '' : readFileSync(join(own, redirectsPath), 'utf8');
  const isOwn = existsSync(join(folder, redirectsPath));
  return checkAddresses({
    library,
    register: readFileSync(file, 'utf8'),
    redirects,
    redirectsFile: {
      path: isOwn || own === undefined ? redirectsPath : join(own, redirectsPath),
      text: written,
    },
    asOf,
  });
}
