import { hash } from 'node:crypto';
import { twinPath } from './discovery/twin.ts';
import type { BuildContext } from '../src/shell/page.ts';
import { dataAddress, layoutAddress } from '../src/boot/addresses.ts';
import type { Bundle } from './bundle.ts';
import { outline, readContext, type Publication } from './context.ts';
import { renderDocument } from './document.ts';
import type { PageRecord, PageRecords } from './kept.ts';
import { readAssets, type LinkedAssets } from './manifest.ts';
import { styleHash } from './hosting/style-hashes.ts';
import { createPageStyles, type NamesByKind } from './page-styles.ts';
import { siteWriter } from './site-writer.ts';
import { areUntouched, type LeftFile } from './stamps.ts';
import { openStyleSheet } from './style-sheet.ts';

type Render = typeof import('./render.tsx');

/** What every thread that renders pages is given; survives being sent to a worker. */
export interface PagesJob {
  /** The module that renders. */
  readonly render: string;
  readonly library: string;
  /** Every path that has a page. */
  readonly paths: readonly string[];
  readonly site: string;
  /** Changes with everything that the bundle is made from. */
  readonly key: string;
  readonly manifest: Bundle['manifest'];
  readonly sheet: Bundle['sheet'];
  /** What some pages of each kind show, for the styles that all of a kind share. */
  readonly samples: NamesByKind;
  /** The day that the site is built as of, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Where the site is published, how its cards are drawn and what its guides offer to download. */
  readonly publication: Publication;
  /** How many paths the threads have taken together. */
  readonly taken: Int32Array<SharedArrayBuffer>;
}

/** How many pages a thread takes at once. */
const share = 16;

/**
 * Renders pages that no other thread has taken until none is left, and writes those that differ from the build before.
 *
 * @param known - What the folder holds from the build before; empty where it holds nothing.
 * @param context - What the pages are made from, where the thread has read that for its job already.
 * @returns The pages that this thread wrote.
 */
export async function renderPages(
  job: PagesJob,
  known: PageRecords,
  context: BuildContext = readContext(job.library, job.asOf, job.publication),
): Promise<PageRecords> {
  const { paths } = job;
  const render = (await import(job.render)) as Render;
  const outlined = outline(context);
  const draw = render.createRenderer(context);
  const layout = JSON.stringify(render.readLayoutData(context));
  const common = [job.key, layout, JSON.stringify(job.publication)].join('\n');
  const write = siteWriter(job.site);
  const assetsOf = new Map<string, LinkedAssets>();
  const stylesFor = createPageStyles(openStyleSheet(job.sheet), job.samples);
  const keysOfKinds = new Map<string, string>();
  const records = new Map<string, PageRecord>();
  const encoded = new Map<string, Uint8Array>();

  /** The styles of a document as bytes, encoded once for all that share them. */
  function encode(styles: string): Uint8Array {
    const bytes = encoded.get(styles) ?? Buffer.from(styles);
    encoded.set(styles, bytes);
    return bytes;
  }

  /** Changes with everything that all pages of a kind are made from. */
  function keyOfKind(kind: string): string {
    const key = keysOfKinds.get(kind) ?? hash('sha256', [common, stylesFor(kind, '')].join('\n'));
    keysOfKinds.set(kind, key);
    return key;
  }

  async function take(path: string) {
    const made = JSON.stringify(await render.readPageData(outlined, path));
    const kind = render.moduleOf(path);
    const key = hash('sha256', [keyOfKind(kind), path, made].join('\n'), 'base64url');
    const before = known.get(path);
    if (before?.key === key && areUntouched(job.site, before.files)) return;
    const data = await render.readPageData(context, path);
    const json = data === undefined || data === null ? undefined : JSON.stringify(data);
    const address = dataAddress(path);
    const { head, markup, own, description } = await draw(path, data);
    const assets = assetsOf.get(kind) ?? readAssets(job.manifest, kind, [layoutAddress]);
    assetsOf.set(kind, assets);
    const app = json === undefined ? assets.app : [...assets.app, address];
    // Shown at any address, so no script may take it for the page of that address.
    const boot = path === render.offlinePath ? '' : assets.boot;
    const linked = { ...assets, boot, app, styles: stylesFor(kind, own) };
    const tags = render.writeHeadTags(description);
    const [start, styles, rest] = renderDocument(head, markup, linked, tags);
    const document = path === render.notFoundPath ? '/404.html' : address.replace(/json$/, 'html');
    const files: LeftFile[] = [[document, write(document, start, encode(styles), rest)]];
    if (json !== undefined) files.push([address, write(address, json)]);
    const { twin, card: spec, cardAddress } = description;
    if (twin !== undefined) files.push([twinPath(path), write(twinPath(path), twin)]);
    const card = description.address && { address: cardAddress, spec };
    const record = { key, styleHash: styleHash(linked.styles), files, ...(card && { card }) };
    records.set(path, record);
  }

  for (;;) {
    const start = Atomics.add(job.taken, 0, share);
    if (start >= paths.length) break;
    for (const path of paths.slice(start, start + share)) await take(path);
  }
  return records;
}
