import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageLink } from '../check/site-copy.ts';
import type { LoadResult } from '../load/compile-library.ts';
import type { Finding } from '../load/finding.ts';
import { loadSite } from '../load/load-site.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkEarlyLinks } from './check-early-links.ts';
import { registerFile } from './register.ts';

/**
 * Checks what depends on the day: that no published address is lost, if the folder has an `addresses.txt`, and that no link leads to an unpublished page.
 *
 * @param folder - The path of the content folder.
 * @param loaded - The loader's result; a folder with findings of the loader is not checked.
 * @param asOf - The day that the site is built as of, `YYYY-MM-DD`.
 * @param pageLinks - The links of YAML pages; none when left out.
 */
export function checkPublishing(
  folder: string,
  loaded: LoadResult,
  asOf: string,
  pageLinks?: readonly PageLink[],
): Finding[] {
  if (!loaded.ok) return [];
  const file = join(folder, registerFile);
  const { library } = loaded;
  const { files: site, redirects } = loadSite(folder);
  return [
    ...(existsSync(file)
      ? checkAddresses({ library, site, register: readFileSync(file, 'utf8'), redirects, asOf })
      : []),
    ...checkEarlyLinks(folder, loaded, asOf, pageLinks),
  ];
}
