import { cpSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Manifest } from 'vite';

/** The module that renders pages. */
export type Server = typeof import('../src/app/entry-server.tsx');

/** The key of the client entry in Vite's manifest. */
export const entry = 'src/app/entry-client.ts';

/** The folder of scripts, styles and the files of `public`. */
export const clientFolder = join(import.meta.dirname, '../.bundle/client');

/** The folder of the module that renders pages. */
export const serverFolder = join(import.meta.dirname, '../.bundle/server');

/** The manifest of a side of the bundle. */
export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The files of a folder's last build; turbo's cache leaves those of earlier ones beside them. */
const filesIn = (folder: string) => Object.values(readManifest(folder)).map(({ file }) => file);

/** The fonts and the style sheet: the server's, which renders more than the browser's scripts. */
const styleFiles = () =>
  filesIn(serverFolder)
    .filter((file) => /\.(css|woff2)$/.test(file))
    .toSorted();

/** Copies what browsers load to the folder of a site. */
export function copyBundle(site: string): void {
  const built = new Set(filesIn(clientFolder).filter((file) => !file.endsWith('.css')));
  const filter = (path: string) => {
    const name = relative(clientFolder, path);
    return name.startsWith('assets/') ? built.has(name) : !name.startsWith('.vite');
  };
  cpSync(clientFolder, site, { recursive: true, filter });
  for (const file of styleFiles()) cpSync(join(serverFolder, file), join(site, file));
}

/** Whether every document preloads a font; accented letters are loaded where a text has some. */
export const isPreloaded = (address: string): boolean => !address.includes('-accents');

/**
 * Finds in the output of Vite what every document links to.
 *
 * @throws Error if it has no client entry or style sheet.
 */
export function readLinkedAssets() {
  const script = readManifest(clientFolder)[entry]?.file;
  const files = styleFiles().map((file) => `/${file}`);
  const sheet = files.find((address) => address.endsWith('.css'));
  if (!script || !sheet)
    throw new Error(`The bundle has no ${script ? 'style sheet' : entry}. Build it again.`);
  return {
    entry: `/${script}`,
    sheet,
    fonts: files.filter((address) => address !== sheet && isPreloaded(address)),
  };
}
