import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Manifest } from 'vite';

/** The module that renders pages. */
export type Server = typeof import('../src/app/entry-server.tsx');

/** The key of the client entry in Vite's manifest. */
export const entry = 'src/app/entry-client.ts';

/** The output of `vite build`. */
export interface Bundle {
  /** The folder of scripts, styles and the files of `public`. */
  readonly client: string;
  /** The path of the module that renders pages. */
  readonly server: string;
}

/** The bundle in a folder. */
export const bundleIn = (folder: string): Bundle => ({
  client: join(folder, 'client'),
  server: join(folder, 'server/entry-server.js'),
});

/** The manifest of a side of the bundle. */
export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The files of a folder's last build; turbo's cache leaves those of earlier ones beside them. */
const filesIn = (folder: string) => Object.values(readManifest(folder)).map(({ file }) => file);

/** Whether a path is part of the bundle for browsers, or a folder above a part. */
export function isClientFile({ client }: Bundle): (path: string) => boolean {
  const built = new Set(filesIn(client).filter((file) => !file.endsWith('.css')));
  return (path) => {
    const name = relative(client, path);
    return name.startsWith('assets/') ? built.has(name) : !name.startsWith('.vite');
  };
}

/**
 * The fonts and the style sheet of a bundle, with their addresses on the site: the server's, which
 * renders parts of pages that no script of the browser has.
 */
export const styleFiles = ({ server }: Bundle) =>
  filesIn(dirname(server))
    .filter((file) => /\.(css|woff2)$/.test(file))
    .toSorted()
    .map((file) => ({ from: join(dirname(server), file), address: `/${file}` }));

/** Whether every document preloads a font; accented letters are loaded where a text has some. */
export const isPreloaded = (address: string): boolean => !address.includes('-accents');

/**
 * Finds in the output of Vite what every document links to.
 *
 * @throws Error if it has no client entry or style sheet.
 */
export function readLinkedAssets(bundle: Bundle) {
  const script = readManifest(bundle.client)[entry]?.file;
  const files = styleFiles(bundle).map(({ address }) => address);
  const sheet = files.find((address) => address.endsWith('.css'));
  if (!script || !sheet)
    throw new Error(`The bundle has no ${script ? 'style sheet' : entry}. Build it again.`);
  return {
    entry: `/${script}`,
    sheet,
    fonts: files.filter((address) => address !== sheet && isPreloaded(address)),
  };
}
