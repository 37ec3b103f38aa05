// Writes the site: the document and data of every page, and the files for machines.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { readAsOf, readLibrary } from '@cornerbell/content/library';
import type { WantedCard } from '../src/metadata/card.ts';
import { markdownPath } from '../src/metadata/markdown-version.ts';
import type { BuildContext } from '../src/page.ts';
import { dataAddress, documentFile, layoutAddress } from '../src/shared/addresses.ts';
import { copyBundle, readLinkedAssets, serverFolder, type Server } from './bundle.ts';
import { readCardDesign } from './cards/design.ts';
import { wantedFile } from './cards/write-cards.ts';
import { renderDocument } from './document.ts';
import { articlesOf, listDownloads } from './downloads/list-downloads.ts';
import { withPreviews } from './downloads/previews.ts';
import { hostingRules, writeHosting } from './hosting/rules.ts';
import { contentFolder, readOptions } from './options.ts';
import { createPageStyles } from './page-styles.ts';
import { readSettings } from './settings.ts';

const options = readOptions(process.argv.slice(2));
const { site, lists, origin, asOf } = options;
const { visitsUrl, ...settings } = readSettings(process.env);
const entryServer = pathToFileURL(join(serverFolder, 'entry-server.js'));
const server = (await import(entryServer.href)) as Server;

/** Writes a file of the site by its address, and the folders above it. */
async function write(address: string, content: string) {
  const path = join(site, address);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

rmSync(site, { recursive: true, force: true });
copyBundle(site);

const published = readLibrary(options.library);
// A picture of a draft is not public.
for (const address of Object.keys(published.pictures))
  cpSync(join(contentFolder, address), join(site, address));
const { library, files: previews } = withPreviews(published, options.downloads.pdfs);
const downloads = listDownloads(articlesOf(library), options.downloads);
for (const [address, path] of [...downloads.files, ...previews]) cpSync(path, join(site, address));

const context: BuildContext = {
  library,
  asOf: new Date(asOf),
  origin,
  cardDesign: readCardDesign(),
  downloads: downloads.byPath,
};
const routes = await server.listRoutes(context);
const paths = routes.flat();
for (const [address, content] of Object.entries(await server.listFiles(context)))
  await write(address, content);
const layout = server.layoutData(context, settings);
await write(layoutAddress, JSON.stringify(layout));

const assets = readLinkedAssets();
// Without the comment that Vite leaves at its end.
const sheet = readFileSync(join(site, assets.sheet), 'utf8').replace(/\/\*.*\*\/\s*$/, '');
const stylesOf = createPageStyles(sheet);
const cards: Record<string, WantedCard> = {};
// The files of a page are written while the next is rendered.
let writing: Promise<unknown> = Promise.resolve();
for (const path of paths) {
  const { page, markup, description } = await server.renderPage(context, layout, path);
  const document = renderDocument(description.head, markup, {
    ...assets,
    styles: server.fontFaces + (await stylesOf(markup)),
    tags: server.headTags(description),
    visitsUrl,
  });
  const { markdown, card, cardAddress } = description;
  await writing;
  writing = Promise.all([
    write(documentFile(path), document),
    page !== null && write(dataAddress(path), JSON.stringify(page)),
    markdown !== undefined && write(markdownPath(path), markdown),
  ]);
  if (description.address) cards[cardAddress] = { path, spec: card };
}
await writing;

const { functionsUrl } = settings;
// A page wins over a redirect of its address.
const redirects = library.site.redirects.filter(({ from }) => !paths.includes(from));
writeHosting(hostingRules({ functionsUrl, visitsUrl, redirects }), site);

mkdirSync(lists, { recursive: true });
writeFileSync(join(lists, wantedFile), JSON.stringify(cards));
writeFileSync(join(lists, 'routes.json'), JSON.stringify(routes));
if (downloads.missing > 0)
  process.stdout.write(`${downloads.missing} PDFs are missing: pnpm turbo run pdfs draws them\n`);
const future =
  asOf > readAsOf(undefined, new Date()) ? `, as of ${asOf}, which is in the future` : '';
process.stdout.write(`${paths.length} pages and ${redirects.length} redirects in dist${future}\n`);
