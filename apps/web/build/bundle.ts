import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { Manifest } from './manifest.ts';
import { readNote } from './notes.ts';
import type { BuildOptions } from './options.ts';
import { filesBelow } from './site-files.ts';
import type { SheetData } from './style-sheet.ts';

/** What Vite made of the app. */
export interface Bundle {
  /** Changes with everything that the bundle is made from. */
  readonly key: string;
  readonly manifest: Manifest;
  /** The style sheet with its fonts, from which each document takes its own styles. */
  readonly sheet: SheetData;
  /** The variables of the environment that the app knows, such as `VITE_FUNCTIONS_URL`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The addresses of what a site holds of it: scripts, styles, fonts and what stands in `public`. */
  readonly files: readonly string[];
}

/** Everything that the bundle is made from, from the root of the app. The task `bundle` of `turbo.json` names the same. */
const inputs = {
  folders: [
    'src',
    'build',
    'public',
    '../../packages/api/dist',
    '../../packages/content/dist',
    '../../packages/markdown/dist',
    '../../packages/ui/dist',
  ],
  files: [
    '{package.json,tsconfig.json,vite.config.ts,.env*}',
    '../../{pnpm-lock.yaml,tsconfig.base.json}',
  ],
};

/** The library changes pages only; tests, and types with their docstrings, change nothing at all. */
const isNoInput = (file: string) => /\/library\.jsonl$|\.d\.ts$|\.test\.tsx?$/.test(file);

/** A key that changes when anything changes that the bundle is made from. */
export function readBundleKey(root: string): string {
  const key = createHash('sha256').update(process.version);
  for (const [name, value] of Object.entries(process.env).toSorted()) {
    if (name.startsWith('VITE_') || name === 'NODE_ENV') key.update(`${name}=${value}\n`);
  }
  const files = [
    ...globSync(inputs.files, { cwd: root }),
    ...inputs.folders.flatMap((folder) =>
      filesBelow(join(root, folder)).map((file) => join(folder, file)),
    ),
  ];
  for (const file of files.toSorted()) {
    if (!isNoInput(file)) key.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return key.digest('hex');
}

/** Where a bundle keeps what is said of it, what goes into the site, and the module that renders. */
export const placesIn = (folder: string) => ({
  description: join(folder, 'bundle.json'),
  site: join(folder, 'site'),
  render: join(folder, 'render/render.js'),
});

/** The bundle of a folder; `undefined` where there is none, or it was broken off. */
export const readBundle = (folder: string): Bundle | undefined =>
  readNote(placesIn(folder).description);

/** A bundle that is there, or is being built. */
export interface Bundling {
  readonly isThere: boolean;
  /** Settles when pages can be drawn: the module that renders is there. */
  readonly renderer: Promise<unknown>;
  readonly bundle: Promise<Bundle>;
}

/** Takes the bundle with a key, or bundles the app in a process of its own, which gives its memory back before the pages are rendered. */
export function takeBundle({ bundle: folder }: BuildOptions, key: string): Bundling {
  const found = readBundle(folder);
  if (found?.key === key) {
    return { isThere: true, renderer: Promise.resolve(), bundle: Promise.resolve(found) };
  }
  const command = join(import.meta.dirname, 'bundle-command.ts');
  const bundling = spawn(process.execPath, [command, '--to', dirname(folder)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A build that stops meanwhile must not leave it writing.
  const stop = () => bundling.kill();
  process.once('exit', stop);
  const bundle = once(bundling, 'close').then(([status]) => {
    process.off('exit', stop);
    const built = status === 0 ? readBundle(folder) : undefined;
    if (!built) throw new Error('The app could not be bundled: mend what is named above.');
    return built;
  });
  const renderer = Promise.race([once(bundling, 'message'), bundle]);
  return { isThere: false, renderer, bundle };
}
