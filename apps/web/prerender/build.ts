import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readLibrary } from '@cornerbell/content/library';
import { redirects } from '@cornerbell/content/site';
import { createBuilder } from 'vite';
import { hostingRules } from '../hosting/rules.ts';
import { injectedStyleHashes, inlineStyleHashes } from '../hosting/style-hashes.ts';
import { writeHosting } from '../hosting/write.ts';
import { dataAddress, layoutAddress } from '../src/boot/addresses.ts';
import { renderDocument } from './document.ts';
import { readAssets, type Manifest } from './manifest.ts';
import { createPageStyles } from './page-styles.ts';
import { renderRedirect } from './redirects.ts';
import { readStyleSheet } from './style-sheet.ts';

type Render = typeof import('./render.tsx');

const root = join(import.meta.dirname, '..');
const site = join(root, 'dist');

/** How many pages of a kind are looked at for the styles that all of them share. */
const samplesOfKind = 24;

function write(address: string, text: string) {
  const file = join(site, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const builder = await createBuilder({ root });
for (const environment of Object.values(builder.environments)) {
  if (environment.name !== 'ssr') await builder.build(environment);
}

const manifestFolder = join(site, '.vite');
const manifest = JSON.parse(
  readFileSync(join(manifestFolder, 'manifest.json'), 'utf8'),
) as Manifest;
rmSync(manifestFolder, { recursive: true });

const render = (await import(join(root, '.prerender/render.js'))) as Render;
const context = { library: readLibrary(), asOf: new Date() };
const paths = await render.listPaths(context);
const styleHashes = new Set<string>();

const { sheet: sheetAddress } = readAssets(manifest, '', []);
const sheet = readStyleSheet(readFileSync(join(site, sheetAddress), 'utf8'));
// A second definition of a font would make the browser draw its text anew.
write(sheetAddress, sheet.withoutFonts);

const styles = createPageStyles(sheet);
const seen = new Map<string, number>();
for (const path of paths) {
  const kind = render.moduleOf(path);
  const count = seen.get(kind) ?? 0;
  if (count === samplesOfKind) continue;
  seen.set(kind, count + 1);
  styles.sample(kind, (await render.renderPage(context, path)).markup);
}

for (const path of paths) {
  const { head, markup, data, module } = await render.renderPage(context, path);
  const address = dataAddress(path);
  const hasData = data !== undefined && data !== null;
  const assets = readAssets(manifest, module, [layoutAddress, ...(hasData ? [address] : [])]);
  const html = renderDocument(head, markup, {
    ...assets,
    styles: styles.stylesFor(module, markup),
  });
  for (const hash of inlineStyleHashes(html)) styleHashes.add(hash);
  write(path === render.notFoundPath ? '/404.html' : address.replace(/json$/, 'html'), html);
  if (hasData) write(address, JSON.stringify(data));
}

for (const [address, text] of Object.entries(await render.listFiles(context))) write(address, text);
write(layoutAddress, JSON.stringify(render.readLayoutData(context)));
for (const redirect of redirects) write(`${redirect.from}/index.html`, renderRedirect(redirect));

const toastStyles = await injectedStyleHashes(() => import('@cornerbell/ui/toaster'));
const { VITE_FUNCTIONS_URL: functionsUrl } = builder.config.env;
const rules = hostingRules({
  styleHashes: [...styleHashes, ...toastStyles],
  functionsUrl,
  redirects,
});
writeHosting(rules, { site, release: join(root, '.release') });

process.stdout.write(`${paths.length} pages and ${redirects.length} redirects in dist\n`);
