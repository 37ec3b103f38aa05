import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../addresses/list-paths.ts';
import type { BlogCategory } from '../schema/categories.ts';
import type { GuideType } from '../schema/guide-types.ts';
import { loadSite } from '../load/load-site.ts';
import { siteOptions } from '../load/site-options.ts';
import { pagePaths, pathsOf, type Site } from '../schema/site/index.ts';
import type { Addresses } from './addresses.ts';
import type { CheckOptions } from './check-options.ts';
import { readSiteCopy } from './site-copy.ts';
import { siteClaims, siteTerms } from './site-terms.ts';

/** The anchors of the site's page layout. */
const sitePageAnchors = [
  'main',
  'root',
  'reload',
  'unsent',
  ...['subscribed', 'invalid', 'failed', 'limited'].map((status) => `newsletter-${status}`),
];

/**
 * The rules for the site's content: its categories, types, facts, pages, pictures and terms.
 *
 * @param folder - The path of the content folder.
 * @param publicFolder - The path of the site's static files, such as pictures.
 */
export function siteCheckOptions(
  folder: string,
  publicFolder: string,
): CheckOptions<BlogCategory, GuideType> {
  const loaded = loadSite(folder);
  const options = siteOptions(loaded);
  return {
    ...options,
    addresses: {
      pages: pagesOf(loaded.files, options.otherQuestions),
      moved: new Map(loaded.redirects.map(({ from, to }) => [from, to])),
      hasFile: (path) => {
        const file = join(publicFolder, path);
        return file.startsWith(publicFolder) && existsSync(file) && statSync(file).isFile();
      },
    },
    hasDownload: (name) => existsSync(join(folder, 'downloads', name)),
    terms: siteTerms,
    claims: siteClaims,
    pageAnchors: sitePageAnchors,
    ledger: loaded.facts,
    site: readSiteCopy(folder, loaded),
  };
}

/** The anchors of every YAML page, by path. */
function pagesOf(
  files: Partial<Site>,
  questions: ReadonlyMap<string, string> = new Map(),
): Addresses['pages'] {
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
