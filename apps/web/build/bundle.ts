import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';

export type Server = typeof import('../src/shell/entry-server.tsx');

/** The key of the client entry in Vite's manifest. */
const entry = 'src/shell/entry-client.ts';

/** Where `vite build` has put what a site is made with. */
export interface Bundle {
  /** The folder of what a site holds of it: scripts, styles, fonts and what stands in `public`. */
  readonly client: string;
  /** The module that renders pages. */
  readonly server: string;
}

export const bundleIn = (folder: string): Bundle => ({
  client: join(folder, 'client'),
  server: join(folder, 'server/entry-server.js'),
});

/** The fonts, which documents declare themselves, and the addresses that they have in a site. */
export const fontFiles = ({ server }: Bundle) => {
  const folder = join(dirname(server), 'assets');
  return globSync('*.woff2', { cwd: folder })
    .toSorted()
    .map((name) => ({ from: join(folder, name), address: `/assets/${name}` }));
};

/** What every document links to. */
export interface LinkedAssets {
  readonly entry: string;
  readonly sheet: string;
  readonly fonts: readonly string[];
}

/** What documents link to, from Vite's manifest. */
export function readLinkedAssets(bundle: Bundle): LinkedAssets {
  const manifest = JSON.parse(
    readFileSync(join(bundle.client, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const files = Object.values(manifest).map(({ file }) => file);
  const script = manifest[entry]?.file;
  const sheet = files.find((file) => file.endsWith('.css'));
  if (!script || !sheet) {
    throw new Error(
      `The bundle has no ${script ? 'style sheet' : entry}. It has ${files.join(', ')}.`,
    );
  }
  const fonts = fontFiles(bundle).map(({ address }) => address);
  return { entry: `/${script}`, sheet: `/${sheet}`, fonts };
}
