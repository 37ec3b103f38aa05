import { spawn } from 'node:child_process';
import { createHash, hash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { readAssets, type Manifest } from './manifest.ts';
import type { BuildOptions } from './options.ts';
import { refuseLongVariables, settleVariables } from './settle-variables.ts';
import { stampOf, type Stamp } from './stamps.ts';
import { readStyleSheet } from './style-sheet.ts';

/** What Vite made of the app. */
export interface Bundle {
  readonly manifest: Manifest;
  /** The style sheet with its fonts, from which each document takes its own styles. */
  readonly css: string;
  /** The variables of the environment that the app knows, such as `VITE_FUNCTIONS_URL`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The files in the site's folder that are no page, by address. */
  readonly files: Readonly<Record<string, Stamp>>;
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

/** Settles the sheet that Vite has written, and names it after what stands in it now. */
function settleSheet(site: string, written: Manifest): Pick<Bundle, 'css' | 'manifest'> {
  const sheet = readAssets(written, '', []).sheet.slice(1);
  const css = settleVariables(readFileSync(join(site, sheet), 'utf8'));
  // A second definition of a font would make the browser draw its text anew.
  const { withoutFonts } = readStyleSheet(css);
  const settled = `assets/style-${hash('sha256', withoutFonts, 'base64url').slice(0, 7)}.css`;
  rmSync(join(site, sheet));
  writeFileSync(join(site, settled), withoutFonts);
  const chunks = Object.entries(written).map(
    ([key, chunk]) => [key, chunk.file === sheet ? { ...chunk, file: settled } : chunk] as const,
  );
  return { css, manifest: Object.fromEntries(chunks) };
}

/** Reads what Vite has written, and settles its style sheet. */
function readBundle({ site, cache }: BuildOptions): Bundle {
  const manifestFolder = join(site, '.vite');
  const written = JSON.parse(
    readFileSync(join(manifestFolder, 'manifest.json'), 'utf8'),
  ) as Manifest;
  rmSync(manifestFolder, { recursive: true });
  const env = JSON.parse(readFileSync(join(cache, 'env.json'), 'utf8')) as Bundle['env'];
  const { css, manifest } = settleSheet(site, written);
  for (const script of globSync('assets/*.js', { cwd: site })) {
    refuseLongVariables(readFileSync(join(site, script), 'utf8'), script);
  }
  const files = globSync('**/*', { cwd: site })
    .map((file) => [`/${file}`, statSync(join(site, file))] as const)
    .filter(([, stats]) => stats.isFile())
    .map(([file, stats]) => [file, stampOf(stats)] as const);
  return { manifest, css, env, files: Object.fromEntries(files) };
}

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
    return readBundle(options);
  });
  return { renderer: Promise.race([once(bundling, 'message'), bundle]), bundle };
}
