import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkAddresses } from '../addresses/check-addresses.ts';
import { listPaths } from '../addresses/list-paths.ts';
import { registerFile } from '../addresses/register.ts';
import {
  linkLibrary,
  readFiles,
  siteReferences,
  type LoadResult,
  type Readings,
} from '../load/compile-library.ts';
import { byPosition, type Finding } from '../load/finding.ts';
import { missingFolder } from '../load/load-library.ts';
import { loadSite, type LoadedSite } from '../load/load-site.ts';
import { ignoredFiles, readSource } from '../load/read-source.ts';
import { publicFolder } from '../load/site-folder.ts';
import { articlePictures } from '../schema/article-pictures.ts';
import { pagePaths, pathsOf, type Site } from '../schema/site/index.ts';
import type { Addresses } from './addresses.ts';
import { checkReadings, type CheckOptions } from './check-source.ts';
import { readSiteCopy } from './site-copy.ts';

/** Everything that a content folder holds, and what is wrong with it. */
export interface CheckedContent {
  readonly site: LoadedSite;
  readonly readings: Readings;
  readonly loaded: LoadResult;
  /** Every finding, by file, line and column. */
  readonly findings: readonly Finding[];
}

/**
 * Reads a content folder once, and checks every text, fact and address in it.
 *
 * @param folder - The path of the content folder.
 * @param asOf - The day that the site is built as of, `YYYY-MM-DD`.
 * @throws The error of the file system if a file can't be read.
 * @example
 * checkContent(siteFolder, '2026-12-01').findings.map(formatFinding)
 */
export function checkContent(folder: string, asOf: string): CheckedContent {
  const site = loadSite(folder);
  const options = siteCheckOptions(folder, site, asOf);
  const source = readSource(folder);
  const readings = readFiles(source ?? { posts: [], guides: [], legal: [] }, options);
  if (source === undefined) {
    const findings = [missingFolder(folder)];
    return { site, readings, loaded: { ok: false, findings }, findings };
  }
  const loaded = linkLibrary(readings, options);
  const register = join(folder, registerFile);
  const findings = [
    ...ignoredFiles(folder),
    ...checkReadings(readings, loaded, options),
    ...(loaded.ok && existsSync(register)
      ? checkAddresses({
          library: loaded.library,
          site: site.files,
          register: readFileSync(register, 'utf8'),
          redirects: site.redirects,
          asOf,
        })
      : []),
  ];
  return { site, readings, loaded, findings: findings.toSorted(byPosition) };
}

/** The anchors of the site's page layout. */
const sitePageAnchors = [
  'main',
  'root',
  'reload',
  'unsent',
  ...['subscribed', 'invalid', 'failed', 'limited'].map((status) => `newsletter-${status}`),
];

/** What the texts of a folder are checked against: its facts, pages, pictures and files. */
export function siteCheckOptions(folder: string, site: LoadedSite, asOf: string): CheckOptions {
  const references = siteReferences(site);
  const { name } = site.files.company ?? {};
  return {
    ...references,
    asOf,
    addresses: {
      pages: pagesOf(site.files, references.otherQuestions),
      moved: new Map(site.redirects.map(({ from, to }) => [from, to])),
      ...(name !== undefined && { siteName: name }),
      hasFile: (path) => {
        const file = join(publicFolder, path);
        return file.startsWith(publicFolder) && existsSync(file) && statSync(file).isFile();
      },
    },
    hasDownload: (file) => existsSync(join(folder, 'downloads', file)),
    pageAnchors: sitePageAnchors,
    pictures: articlePictures,
    ledger: site.facts,
    site: readSiteCopy(site),
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
