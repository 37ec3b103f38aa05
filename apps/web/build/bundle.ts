import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';

/** The module that renders pages. */
export type Server = typeof import('../src/app/entry-server.tsx');

/** The key of the client entry in Vite's manifest. */
const entry = 'src/app/entry-client.ts';

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

/**
 * The fonts and the style sheet of a bundle, with their addresses on the site. They are the server's, which renders parts of pages
 * that no script of the browser has.
 */
export const styleFiles = ({ server }: Bundle) => {
  const folder = join(dirname(server), 'assets');
  return globSync('*.{css,woff2}', { cwd: folder })
    .toSorted()
    .map((name) => ({ from: join(folder, name), address: `/assets/${name}` }));
};

/** The addresses that every document links to. */
export interface LinkedAssets {
  readonly entry: string;
  readonly sheet: string;
  readonly fonts: readonly string[];
}

/**
 * Finds in the output of Vite what every document links to.
 *
 * @throws Error if it has no client entry or style sheet.
 */
export function readLinkedAssets(bundle: Bundle): LinkedAssets {
  const manifest = JSON.parse(
    readFileSync(join(bundle.client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const script = manifest[entry]?.file;
  const files = styleFiles(bundle).map(({ address }) => address);
  const sheet = files.find((address) => address.endsWith('.css'));
  if (!script || !sheet)
    throw new Error(`The bundle has no ${script ? 'style sheet' : entry}. Build it again.`);
  return {
    entry: `/${script}`,
    sheet,
    fonts: files.filter((address) => address !== sheet),
  };
}
