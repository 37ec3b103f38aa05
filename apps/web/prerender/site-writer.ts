import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stampOf, type Stamp } from './stamps.ts';

/** Writes a file of the site, by its address, with the folders that it needs, and gives its stamp. */
export type SiteWriter = (address: string, text: string) => Stamp;

/**
 * Writes the files of a site.
 *
 * Waits for the system: every core renders, and handing a file to another thread takes twice the processor time of writing it.
 *
 * @param site - The folder of the site, from which nobody removes a folder meanwhile.
 */
export function siteWriter(site: string): SiteWriter {
  // Asking for a folder that is there takes a third of the time of writing a page.
  const folders = new Set<string>();
  return (address, text) => {
    const file = join(site, address);
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, text);
    return stampOf(statSync(file));
  };
}
