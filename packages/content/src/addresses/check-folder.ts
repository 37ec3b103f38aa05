import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../load/finding.ts';
import { loadSite } from '../load/load-site.ts';
import type { Library } from '../schema/library.ts';
import { checkAddresses } from './check-addresses.ts';
import { registerFile } from './register.ts';

/**
 * Checks the addresses of a content folder against its `addresses.txt` and its redirects; a folder without `addresses.txt` has no
 * findings.
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
  const { files, redirects } = loadSite(folder);
  return checkAddresses({
    library,
    site: files,
    register: readFileSync(file, 'utf8'),
    redirects,
    asOf,
  });
}
