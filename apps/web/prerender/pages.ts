import { hash } from 'node:crypto';
import type { CardSpec } from '../discovery/cards/spec.ts';
import { twinPath } from '../discovery/twin.ts';
import { dataAddress, layoutAddress } from '../src/boot/addresses.ts';
import type { Bundle } from './bundle.ts';
import { readContext, type Publication } from './context.ts';
import { renderDocument } from './document.ts';
import { readAssets, type LinkedAssets } from './manifest.ts';
import { styleHash } from '../hosting/style-hashes.ts';
import { createPageStyles } from './page-styles.ts';
import { readStyleSheet } from './style-sheet.ts';
import type { Sample } from './samples.ts';
import { siteWriter } from './site-writer.ts';
import { areUntouched, type Stamp } from './stamps.ts';

type Render = typeof import('./render.tsx');

/** What the site's folder holds for a path, and what it was made from. */
export interface PageRecord {
  /** Changes with everything that the page is made from. */
  readonly key: string;
  /** The hash of its inline style sheet, for the Content-Security-Policy. */
  readonly styleHash: string;
  /** The page's social card and its address; `undefined` where no document names one. */
  readonly card?: { readonly address: string; readonly spec: CardSpec } | undefined;
  /** The files of the page, by address. */
  readonly files: Readonly<Record<string, Stamp>>;
}

/** The pages of a build, by path. */
export type PageRecords = Readonly<Record<string, PageRecord>>;

/** What every thread that renders pages is given; survives being sent to a worker. */
export interface PagesJob {
  /** The module that renders: the render bundle's entry. */
  readonly render: string;
  readonly library: string;
  /** Every path that has a page. */
  readonly paths: readonly string[];
  readonly site: string;
  /** Changes with everything that the bundle is made from. */
  readonly key: string;
  readonly manifest: Bundle['manifest'];
  readonly css: Bundle['css'];
  /** The markup of some pages of each kind, for the styles that all of a kind share. */
  readonly samples: readonly Sample[];
  /** The day that the site is built as of, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Where the site is published, how its cards are drawn and what its guides offer to download. */
  readonly publication: Publication;
  /** What the folder holds from the build before; empty where it holds nothing. */
  readonly known: PageRecords;
  /** How many paths the threads have taken together. */
  readonly taken: Int32Array<SharedArrayBuffer>;
}

/** How many pages a thread takes at once. */
const share = 16;

/**
 * Renders pages that no other thread has taken until none is left, and writes those that differ from the build before.
 *
 * @returns The pages that this thread took, written or not.
 */
export async function renderPages(job: PagesJob): Promise<PageRecords> {
  const { paths } = job;
  const render = (await import(job.render)) as Render;
  const context = readContext(job.library, job.asOf, job.publication);
  const draw = render.createRenderer(context);
  const layout = JSON.stringify(render.readLayoutData(context));
  const common = [job.key, layout, JSON.stringify(job.publication)].join('\n');
  const write = siteWriter(job.site);
  const assetsOf = new Map<string, LinkedAssets>();
  const styles = createPageStyles(readStyleSheet(job.css));
  for (const { kind, markup } of job.samples) styles.sample(kind, markup);
  const keysOfKinds = new Map<string, string>();
  const records: Record<string, PageRecord> = {};

  /** Changes with everything that all pages of a kind are made from. */
  function keyOfKind(kind: string): string {
    const key =
      keysOfKinds.get(kind) ?? hash('sha256', [common, styles.stylesFor(kind, '')].join('\n'));
    keysOfKinds.set(kind, key);
    return key;
  }

  async function take(path: string) {
    const data = await render.readPageData(context, path);
    const json = data === undefined || data === null ? undefined : JSON.stringify(data);
    const kind = render.moduleOf(path);
    const key = hash('sha256', [keyOfKind(kind), path, json].join('\n'));
    const before = job.known[path];
    if (before?.key === key && areUntouched(job.site, before.files)) {
      records[path] = before;
      return;
    }
    const address = dataAddress(path);
    const { head, markup, own, description } = await draw(path, data);
    const assets = assetsOf.get(kind) ?? readAssets(job.manifest, kind, [layoutAddress]);
    assetsOf.set(kind, assets);
    const app = json === undefined ? assets.app : [...assets.app, address];
    // Shown at any address, so no script may take it for the page of that address.
    const boot = path === render.offlinePath ? '' : assets.boot;
    const linked = { ...assets, boot, app, styles: styles.stylesFor(kind, own) };
    const html = renderDocument(head, markup, linked, render.writeHeadTags(description));
    const document = path === render.notFoundPath ? '/404.html' : address.replace(/json$/, 'html');
    const files: Record<string, Stamp> = { [document]: write(document, html) };
    if (json !== undefined) files[address] = write(address, json);
    const { twin, card: spec, image } = description;
    if (twin !== undefined) files[twinPath(path)] = write(twinPath(path), twin);
    const card = description.address && { address: new URL(image).pathname, spec };
    records[path] = { key, styleHash: styleHash(linked.styles), files, ...(card && { card }) };
  }

  for (;;) {
    const start = Atomics.add(job.taken, 0, share);
    if (start >= paths.length) break;
    for (const path of paths.slice(start, start + share)) await take(path);
  }
  return records;
}
