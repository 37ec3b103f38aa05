import { hash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle } from './bundle.ts';
import { readAssets, type Manifest } from './manifest.ts';
import { readStyleSheet, withoutFonts } from './read-style-sheet.ts';
import { refuseLongVariables, settleVariables } from './settle-variables.ts';
import { filesBelow } from './site-files.ts';

/** Settles the sheet that Vite has written, and names it after what stands in it now. */
function settleSheet(site: string, written: Manifest): Pick<Bundle, 'sheet' | 'manifest'> {
  const { sheet: address } = readAssets(written, '', []);
  const file = address.slice(1);
  const css = settleVariables(readFileSync(join(site, file), 'utf8'));
  // A second definition of a font would make the browser draw its text anew.
  const further = withoutFonts(css);
  const settled = `assets/style-${hash('sha256', further, 'base64url').slice(0, 6)}.css`;
  rmSync(join(site, file));
  writeFileSync(join(site, settled), further);
  const chunks = Object.entries(written).map(
    ([key, chunk]) => [key, chunk.file === file ? { ...chunk, file: settled } : chunk] as const,
  );
  return { sheet: readStyleSheet(css), manifest: Object.fromEntries(chunks) };
}

/** Reads what Vite has written into the site's folder, and settles its style sheet. */
export function settleBundle(site: string): Pick<Bundle, 'sheet' | 'manifest' | 'files'> {
  const manifestFolder = join(site, '.vite');
  const written = JSON.parse(
    readFileSync(join(manifestFolder, 'manifest.json'), 'utf8'),
  ) as Manifest;
  rmSync(manifestFolder, { recursive: true });
  const settled = settleSheet(site, written);
  for (const script of globSync('assets/*.js', { cwd: site })) {
    refuseLongVariables(readFileSync(join(site, script), 'utf8'), script);
  }
  return { ...settled, files: filesBelow(site).map((file) => `/${file}`) };
}
