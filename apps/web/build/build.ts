import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { settleRedirects } from '@cornerbell/content';
import { redirects as writtenRedirects } from '@cornerbell/content/site';
import { readCardDesign } from './cards/design.ts';
import { cardFolder } from './cards/spec.ts';
import { mostPerBuild, wantedFile, writeCards } from './cards/write-cards.ts';
import { hostingRules } from './hosting/rules.ts';
import { writeHosting } from './hosting/write.ts';
import { makeDownloads } from './downloads/make-downloads.ts';
import { layoutAddress } from '../src/boot/addresses.ts';
import { placesIn, readBundleKey, takeBundle } from './bundle.ts';
import { readContext } from './context.ts';
import { forget, keep, readKept, readRecords, type PageRecords } from './kept.ts';
import { writeWhole } from './notes.ts';
import { readOptions } from './options.ts';
import type { WorkerData } from './page-worker.ts';
import { renderPages, type PagesJob } from './pages.ts';
import { renderRedirect } from './redirects.ts';
import { listSite, removeFile } from './site-files.ts';
import { drawSamples, readSamples } from './samples.ts';
import { siteWriter } from './site-writer.ts';
import { areUntouched, stampOf, type LeftFile } from './stamps.ts';
import { openStyleSheet } from './style-sheet.ts';

type Render = typeof import('./render.tsx');

/** The list of the paths that have a page, for those who look at the site from outside. */
const pathsFile = 'paths.json';

/** The bytes of a library for which a further thread is worth its start, which takes as long as some hundred posts. */
const bytesPerThread = 3_000_000;

process.env['NODE_ENV'] ??= 'production';
const options = readOptions(process.argv.slice(2));
const { site, cache } = options;
const { site: bundledSite, render: renderer } = placesIn(options.bundle);

/** Copies a file into the site, to its address. */
function copy(file: string, address: string): LeftFile {
  const path = join(site, address);
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(file, path);
  return [address, stampOf(statSync(path))];
}

/** Starts a thread, which loads what it needs while it waits for its job. */
function startWorker(workerData: WorkerData): (job: PagesJob) => Promise<PageRecords> {
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), { workerData });
  return (job) =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin.
      worker.postMessage(job);
    });
}

const key = readBundleKey(options.root);
const left = readKept(cache);
forget(cache);
// Unless the app has changed since, or its files in the site.
const isFit = left?.key === key && areUntouched(site, left.bundled);
const known: PageRecords = isFit ? readRecords(cache) : new Map();
const kept = known.size > 0 ? left : undefined;
if (!kept) rmSync(site, { recursive: true, force: true });
mkdirSync(cache, { recursive: true });
const bundling = takeBundle(options, key);

// Meanwhile, because most of the bundler's time is spent by one thread.
const worthwhile = Math.min(
  availableParallelism(),
  Math.ceil((statSync(options.library, { throwIfNoEntry: false })?.size ?? 0) / bytesPerThread),
);
const workers = Array.from({ length: (options.threads ?? worthwhile) - 1 }, () =>
  startWorker({
    library: options.library,
    render: bundling.isThere ? renderer : undefined,
    cache: kept && cache,
  }),
);
const published = readContext(options.library, options.asOf, {
  origin: options.origin,
  cardDesign: readCardDesign(),
});
const { guides, unlisted } = published.library;
const downloads = await makeDownloads([...guides, ...unlisted.guides], {
  cache: options.downloads,
  origin: options.origin,
});
const publication = {
  origin: options.origin,
  cardDesign: published.cardDesign,
  downloads: downloads.byGuide,
};
const context = { ...published, ...publication };

await bundling.renderer;
const render = (await import(renderer)) as Render;
const paths = await render.listPaths(context);

const samplesFile = join(cache, 'samples.json');
const samples = await drawSamples(render, context, paths, { file: samplesFile, bundleKey: key });
const bundle = await bundling.bundle;
const bundled =
  kept?.bundled ?? bundle.files.map((address) => copy(join(bundledSite, address), address));
const sheet = openStyleSheet(bundle.sheet);
const job: PagesJob = {
  render: renderer,
  library: options.library,
  paths,
  site,
  key,
  manifest: bundle.manifest,
  sheet: bundle.sheet,
  samples: readSamples(render, samples, sheet, samplesFile),
  asOf: options.asOf,
  publication,
  taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
};
const rendered = workers.map((work) => work(job));

const { redirects } = settleRedirects(writtenRedirects);
const extras = new Map(Object.entries(await render.listFiles(context, paths)));
extras.set(layoutAddress, JSON.stringify(render.readLayoutData(context)));
for (const redirect of redirects) {
  extras.set(`${redirect.from}/index.html`, renderRedirect(redirect));
}
const write = siteWriter(site);
for (const [address, text] of extras) write(address, text);
for (const [address, file] of downloads.files) copy(file, address);

const own = await renderPages(job, known, context);
const written = new Map([own, ...(await Promise.all(rendered))].flatMap((records) => [...records]));
const pages = new Map(
  paths.flatMap((path) => {
    const record = written.get(path) ?? known.get(path);
    return record ? [[path, record]] : [];
  }),
);

const cards = Object.fromEntries(
  [...pages.values()].flatMap(({ card }) => (card ? [[card.address, card.spec]] : [])),
);
writeWhole(join(cache, wantedFile), JSON.stringify(cards));
writeWhole(join(cache, pathsFile), JSON.stringify(paths));
const draws = Object.keys(cards).length <= mostPerBuild;
const { missing } = await writeCards(cards, options, { draws });

const { VITE_FUNCTIONS_URL: functionsUrl } = bundle.env;
const hosting = writeHosting(hostingRules({ functionsUrl, redirects }), options);

const filesOf = (records: PageRecords) =>
  [...records.values()].flatMap(({ files }) => files.map(([address]) => address));
const others = [...extras.keys(), ...downloads.files.keys()];
const present = new Set([...filesOf(pages), ...others]);
for (const address of [...filesOf(known), ...(kept?.extras ?? [])]) {
  if (!present.has(address)) removeFile(site, address.slice(1));
}

keep(cache, { key, bundled, extras: others }, pages);
const drawn = readdirSync(join(site, cardFolder)).map((name) => cardFolder + name);
listSite([...bundle.files, ...present, ...hosting, ...drawn], cache);
const unchanged = paths.length - written.size;
if (missing > 0) process.stdout.write(`${missing} social cards are left to pnpm cards\n`);
process.stdout.write(
  `${paths.length} pages (${unchanged} as before) and ${redirects.length} redirects in dist\n`,
);
