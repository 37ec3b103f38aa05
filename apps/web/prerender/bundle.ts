import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { readAssets, type Manifest } from './manifest.ts';
import type { BuildOptions } from './options.ts';
import { refuseLongVariables, shortenVariables } from './short-variables.ts';
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
  '../../pnpm-lock.yaml',
  '../../packages/{api,content,markdown,ui}/dist/**/*',
];

/** A key that changes when anything changes that the bundle is made from. */
export function readBundleKey(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const [name, value] of Object.entries(process.env).toSorted()) {
    if (name.startsWith('VITE_') || name === 'NODE_ENV') hash.update(`${name}=${value}\n`);
  }
  for (const file of globSync(inputs, { cwd: root }).toSorted()) {
    const path = join(root, file);
    // The library changes pages only, and types, with their docstrings, change nothing at all.
    if (/\/library\.jsonl$|\.d\.ts$/.test(file) || !statSync(path).isFile()) continue;
    hash.update(`${file}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * Builds the browser's app and the render bundle, each in its emptied folder.
 *
 * In a process of its own, which gives its memory back before the pages are rendered.
 */
export function buildBundle({ site, cache }: BuildOptions): Bundle {
  const folder = dirname(cache);
  const command = join(import.meta.dirname, 'bundle-command.ts');
  const { status } = spawnSync(process.execPath, [command, '--to', folder], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The app could not be bundled: mend what is named above.');
  const manifestFolder = join(site, '.vite');
  const manifest = JSON.parse(
    readFileSync(join(manifestFolder, 'manifest.json'), 'utf8'),
  ) as Manifest;
  rmSync(manifestFolder, { recursive: true });
  const env = JSON.parse(readFileSync(join(cache, 'env.json'), 'utf8')) as Bundle['env'];
  const sheet = join(site, readAssets(manifest, '', []).sheet);
  const css = shortenVariables(readFileSync(sheet, 'utf8'));
  for (const script of globSync('assets/*.js', { cwd: site })) {
    refuseLongVariables(readFileSync(join(site, script), 'utf8'), script);
  }
  // A second definition of a font would make the browser draw its text anew.
  writeFileSync(sheet, readStyleSheet(css).withoutFonts);
  const files = globSync('**/*', { cwd: site })
    .map((file) => [`/${file}`, statSync(join(site, file))] as const)
    .filter(([, stats]) => stats.isFile())
    .map(([file, stats]) => [file, stampOf(stats)] as const);
  return { manifest, css, env, files: Object.fromEntries(files) };
}
