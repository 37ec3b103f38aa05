import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../addresses/list-paths.ts';
import { loadSite } from '../load/load-site.ts';
import { siteReferences } from '../load/compile-library.ts';
import { pagePaths, pathsOf, type Site } from '../schema/site/index.ts';
import type { Addresses } from './addresses.ts';
import type { CheckOptions } from './check-source.ts';
import { readSiteCopy } from './site-copy.ts';

/** The anchors of the site's page layout. */
const sitePageAnchors = [
  'main',
  'root',
  'reload',
  'unsent',
  ...['subscribed', 'invalid', 'failed', 'limited'].map((status) => `newsletter-${status}`),
];

/** The pictures that a text may show, by name. */
const sitePictures: readonly string[] = [];

/**
 * What the site's content is checked against: its facts, pages, pictures and files.
 *
 * @param folder - The path of the content folder.
 * @param publicFolder - The path of the site's static files, such as pictures.
 */
export function siteCheckOptions(folder: string, publicFolder: string): CheckOptions {
  const loaded = loadSite(folder);
  const references = siteReferences(loaded);
  const { name } = loaded.files.company ?? {};
  return {
    ...references,
    addresses: {
      pages: pagesOf(loaded.files, references.otherQuestions),
      moved: new Map(loaded.redirects.map(({ from, to }) => [from, to])),
      ...(name !== undefined && { siteName: name }),
      hasFile: (path) => {
        const file = join(publicFolder, path);
        return file.startsWith(publicFolder) && existsSync(file) && statSync(file).isFile();
      },
    },
    hasDownload: (file) => existsSync(join(folder, 'downloads', file)),
    pageAnchors: sitePageAnchors,
    pictures: sitePictures,
    ledger: loaded.facts,
    site: readSiteCopy(loaded),
  };
}

/** The anchors of every YAML page, by path. */
function pagesOf(files: Partial<Site>, questions: ReadonlyMap<string, string>): Addresses['pages'] {
  const pages = new Map<string, Set<string>>();
  for (const path of [...pathsOf(files), ...listPaths]) pages.set(path, new Set());
  for (const name of [
    'memberManagement',
    'classScheduling',
    'businessTools',
    'memberExperience',
  ] as const) {
    pages.set(pagePaths[name], new Set(files[name]?.sections.map(({ id }) => id)));
  }
  pages.set(pagePaths.faq, new Set(questions.keys()));
  pages.set(pagePaths.features, new Set(['not-yet']));
  pages.set(pagePaths.pricing, new Set(['rules']));
  pages.set(pagePaths.switch, new Set(['planner']));
  return pages;
}
