import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedAt } from '@cornerbell/content';
import { readLibrary } from '@cornerbell/content/library';
import type { BuildContext } from '../src/shell/page.ts';
import { dataAddress } from '../src/shell/addresses.ts';
import { bundleIn, readLinkedAssets, type Server } from './bundle.ts';
import type { WantedCard } from './cards/spec.ts';
import { markdownPath } from './discovery/markdown-version.ts';
import { renderDocument } from './document.ts';
import type { BuildOptions } from './options.ts';
import { createPageStyles } from './page-styles.ts';
import { writeFile } from './write-file.ts';

/** Where the site is published, how its cards are drawn and what its guides offer to download. */
export type Publication = Pick<BuildContext, 'origin' | 'cardDesign' | 'downloads'>;

/** What every thread that renders pages is given; survives being sent to a worker. */
export interface PagesJob {
  readonly options: BuildOptions;
  readonly publication: Publication;
  /** The paths of the pages to render. */
  readonly paths: readonly string[];
}

/** A social card by its address. */
export type CardEntry = readonly [address: string, card: WantedCard];

/** What the pages of a build are made from: the content as of the build's day. */
export const readContext = (
  { library, asOf }: BuildOptions,
  publication: Publication,
): BuildContext => {
  const whole = readLibrary(library);
  return {
    library: { ...publishedAt(whole, asOf), site: whole.site },
    asOf: new Date(asOf),
    ...publication,
  };
};

/**
 * Renders pages and writes each with its data and its Markdown version.
 *
 * @returns The social cards that their documents name.
 */
export async function renderPages({ options, publication, paths }: PagesJob): Promise<CardEntry[]> {
  const bundle = bundleIn(options.bundle);
  const server = (await import(bundle.server)) as Server;
  const context = readContext(options, publication);
  const layout = server.layoutData(context);
  const assets = readLinkedAssets(bundle);
  const stylesOf = createPageStyles(readFileSync(join(bundle.client, assets.sheet), 'utf8'));
  const cards: CardEntry[] = [];

  for (const path of paths) {
    const { head, page, markup, description } = await server.renderPage(context, layout, path);
    const document = renderDocument(head, markup, {
      ...assets,
      styles: server.fontFaces + (await stylesOf(markup)),
      tags: server.headTags(description),
      // Shown at any address, so no script may take it for the page of that address.
      entry: path === server.offlinePath ? undefined : assets.entry,
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
