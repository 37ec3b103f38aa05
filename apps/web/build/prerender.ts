// Writes the site: the document and data of every page, and the files for machines.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { readAsOf } from '@cornerbell/content/library';
import { loadEnv } from 'vite';
import { layoutAddress } from '../src/shared/addresses.ts';
import { bundleIn, styleFiles, type Server } from './bundle.ts';
import { readCardDesign } from './cards/design.ts';
import { wantedFile } from './cards/write-cards.ts';
import { listDownloads } from './downloads/list-downloads.ts';
import { hostingRules } from './hosting/rules.ts';
import { writeHosting } from './hosting/write.ts';
import { readOptions } from './options.ts';
import {
  readContext,
  renderPages,
  writeFile,
  type CardEntry,
  type PagesJob,
} from './render-pages.ts';

/** The number of pages that justifies another thread, whose start takes as long as rendering some hundred. */
const pagesPerThread = 300;

const options = readOptions(process.argv.slice(2));
const { site, lists, origin, asOf } = options;
const bundle = bundleIn(options.bundle);

rmSync(site, { recursive: true, force: true });
cpSync(bundle.client, site, {
  recursive: true,
  filter: (source) => !source.startsWith(join(bundle.client, '.vite')) && !source.endsWith('.css'),
});
for (const { from, address } of styleFiles(bundle)) cpSync(from, join(site, address));

const server = (await import(bundle.server)) as Server;
const unpublished = { origin, cardDesign: readCardDesign() };
const withoutDownloads = readContext(options, unpublished);
const { guides, unlisted, site: copy } = withoutDownloads.library;
const downloads = listDownloads([...guides, ...unlisted.guides], options.downloads);
const publication = { ...unpublished, downloads: downloads.byGuide };
const context = { ...withoutDownloads, ...publication };
const routes = await server.listRoutes(context);
const paths = routes.flatMap((route) => route.paths);

/** Renders a share of the pages in another thread. */
const renderInWorker = (workerData: PagesJob) =>
  new Promise<CardEntry[]>((resolve, reject) => {
    const worker = new Worker(new URL('./page-worker.ts', import.meta.url), { workerData });
    worker.once('message', resolve).once('error', reject);
  });

const threads =
  options.threads ?? Math.min(availableParallelism(), Math.ceil(paths.length / pagesPerThread));
const [own, ...others] = Array.from({ length: threads }, (_, thread) => ({
  options,
  publication,
  paths: paths.filter((__, index) => index % threads === thread),
}));
const rendering = others.map(renderInWorker);

// A page wins over a redirect of its address.
const redirects = copy.redirects.filter(({ from }) => !paths.includes(from));
for (const [address, content] of Object.entries(await server.listFiles(context, paths)))
  writeFile(site, address, content);
writeFile(site, layoutAddress, JSON.stringify(server.layoutData(context)));
for (const [address, path] of downloads.files) cpSync(path, join(site, address));
cpSync(options.images, join(site, 'images'), { recursive: true });

const rendered = await Promise.all([own ? renderPages(own) : [], ...rendering]);
const cards = Object.fromEntries(rendered.flat());

const {
  VITE_FUNCTIONS_URL: functionsUrl,
  VITE_TURNSTILE_SITE_KEY: siteKey,
  VITE_VISITS_URL: visitsUrl,
} = loadEnv('production', process.cwd(), 'VITE_');
const secureSubdomains = process.env['HSTS_SUBDOMAINS'] === 'on';
const hasChallenge = Boolean(siteKey);
writeHosting(
  hostingRules({ functionsUrl, hasChallenge, visitsUrl, redirects, secureSubdomains }),
  site,
);

mkdirSync(lists, { recursive: true });
writeFileSync(join(lists, wantedFile), JSON.stringify(cards));
writeFileSync(join(lists, 'paths.json'), JSON.stringify(paths));
writeFileSync(join(lists, 'routes.json'), JSON.stringify(routes));
if (downloads.missing > 0)
  process.stdout.write(`${downloads.missing} PDFs are missing: pnpm turbo run pdfs draws them\n`);
const future =
  asOf > readAsOf(undefined, new Date()) ? `, as of ${asOf}, which is in the future` : '';
process.stdout.write(`${paths.length} pages and ${redirects.length} redirects in dist${future}\n`);
