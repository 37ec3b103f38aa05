import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { Manifest } from './manifest.ts';
import type { BuildOptions } from './options.ts';
import type { LeftFile } from './stamps.ts';
import type { SheetData } from './style-sheet.ts';

/** What Vite made of the app. */
export interface Bundle {
  readonly manifest: Manifest;
  /** The style sheet with its fonts, from which each document takes its own styles. */
  readonly sheet: SheetData;
  /** The variables of the environment that the app knows, such as `VITE_FUNCTIONS_URL`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The files in the site's folder that are no page. */
  readonly files: readonly LeftFile[];
}

/** Everything that the bundle is made from, from the root of the app. */
const inputs = [
  '{src,prerender,public,discovery}/**/*',
  '{package.json,vite.config.ts,.env*}',
  '../../{pnpm-lock.yaml,.workspace/tools/class-names/class-names.ts}',
  '../../packages/{api,content,markdown,ui}/dist/**/*',
];

/** A key that changes when anything changes that the bundle is made from. */
export function readBundleKey(root: string): string {
  const key = createHash('sha256').update(process.version);
  for (const [name, value] of Object.entries(process.env).toSorted()) {
    if (name.startsWith('VITE_') || name === 'NODE_ENV') key.update(`${name}=${value}\n`);
  }
  for (const file of globSync(inputs, { cwd: root }).toSorted()) {
    const path = join(root, file);
    // The library changes pages only, and types, with their docstrings, change nothing at all.
    if (/\/library\.jsonl$|\.d\.ts$/.test(file) || !statSync(path).isFile()) continue;
    key.update(`${file}\n`).update(readFileSync(path));
  }
  return key.digest('hex');
}

/** Where a bundle is described, beside the render bundle. */
export const bundleFile = (cache: string): string => join(cache, 'bundle.json');

/** The bundle that the last build has left. */
export const readBundle = (cache: string): Bundle =>
  JSON.parse(readFileSync(bundleFile(cache), 'utf8')) as Bundle;

/** A bundle that is being built. */
export interface Bundling {
  /** Settles when pages can be drawn: the render bundle is there. */
  readonly renderer: Promise<unknown>;
  readonly bundle: Promise<Bundle>;
}

/** A bundle that is there already, as one that is being built. */
export const builtBefore = (bundle: Bundle): Bundling => ({
  renderer: Promise.resolve(),
  bundle: Promise.resolve(bundle),
});

/**
 * Builds the render bundle and then the browser's app, each in its emptied folder.
 *
 * In a process of its own, which gives its memory back before the pages are rendered.
 */
export function buildBundle(options: BuildOptions): Bundling {
  const command = join(import.meta.dirname, 'bundle-command.ts');
  const bundling = spawn(process.execPath, [command, '--to', dirname(options.cache)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A build that stops meanwhile must not leave it writing.
  const stop = () => bundling.kill();
  process.once('exit', stop);
  const bundle = once(bundling, 'close').then(([status]) => {
    process.off('exit', stop);
    if (status !== 0) throw new Error('The app could not be bundled: mend what is named above.');
    return readBundle(options.cache);
  });
  return { renderer: Promise.race([once(bundling, 'message'), bundle]), bundle };
}
