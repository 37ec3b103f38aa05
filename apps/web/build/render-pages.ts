import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readLibrary } from '@cornerbell/content/library';
import type { BuildContext } from '../src/page.ts';
import { dataAddress } from '../src/shared/addresses.ts';
import { bundleIn, readLinkedAssets, type Server } from './bundle.ts';
import type { WantedCard } from '../src/metadata/card.ts';
import { markdownPath } from '../src/metadata/markdown-version.ts';
import { renderDocument } from './document.ts';
import type { BuildOptions } from './options.ts';
import { createPageStyles } from './page-styles.ts';

/** The parts of the build context that do not come from the content. */
export type Publication = Pick<BuildContext, 'origin' | 'cardDesign' | 'downloads'>;

/** The share of a rendering thread; can be sent to a worker. */
export interface PagesJob {
  readonly options: BuildOptions;
  readonly publication: Publication;
  /** The paths of the pages to render. */
  readonly paths: readonly string[];
}

/** The address of a social card and the card. */
export type CardEntry = readonly [address: string, card: WantedCard];

/** Reads the context of a build: the content that is published on its as-of day. */
export const readContext = (
  { library, asOf }: BuildOptions,
  publication: Publication,
): BuildContext => ({ library: readLibrary(library), asOf: new Date(asOf), ...publication });

/** Writes a file of a site by its address, and the folders above it. */
export function writeFile(site: string, address: string, content: string): void {
  const path = join(site, address);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/**
 * Renders pages and writes their documents, data and Markdown versions.
 *
 * @returns The social cards of the pages.
 */
export async function renderPages({ options, publication, paths }: PagesJob): Promise<CardEntry[]> {
  const bundle = bundleIn(options.bundle);
  const server = (await import(bundle.server)) as Server;
  const context = readContext(options, publication);
  const layout = server.layoutData(context);
  const assets = readLinkedAssets(bundle);
  // Without the comment that Vite leaves at its end.
  const sheet = readFileSync(join(dirname(bundle.server), assets.sheet), 'utf8').replace(
    /\/\*.*\*\/\s*$/,
    '',
  );
  const stylesOf = createPageStyles(sheet);
  const cards: CardEntry[] = [];

  for (const path of paths) {
    const { head, page, markup, description } = await server.renderPage(context, layout, path);
    const document = renderDocument(head, markup, {
      ...assets,
      styles: server.fontFaces + (await stylesOf(markup)),
      tags: server.headTags(description),
    });
    const address = dataAddress(path);
    const isMissing = path === server.notFoundPath;
    writeFile(options.site, isMissing ? '/404.html' : address.replace(/json$/, 'html'), document);
    if (page !== null) writeFile(options.site, address, JSON.stringify(page));
    const { markdown, card, cardAddress, address: canonical } = description;
    if (markdown !== undefined) writeFile(options.site, markdownPath(path), markdown);
    if (canonical) cards.push([cardAddress, { path, spec: card }]);
  }
  return cards;
}
