import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../../addresses/list-paths.ts';
import type { BlogCategory } from '../../categories.ts';
import type { GuideType } from '../../guide-types.ts';
import { siteOptions } from '../../loader/site-options.ts';
import * as site from '../../site.ts';
import type { Addresses } from '../addresses.ts';
import type { CheckOptions } from '../check-options.ts';
import { readSiteTexts } from './site-texts.ts';
import { siteTerms } from './site-terms.ts';

/**
 * What the site's own folder is held against: its categories, types, facts, pages, pictures and terms. Specification §2, §9.
 *
 * @param folder - The path of the content package.
 * @param publicFolder - The path of the folder with the site's files, such as its pictures.
 */
export function siteCheckOptions(
  folder: string,
  publicFolder: string,
): CheckOptions<BlogCategory, GuideType> {
  return {
    ...siteOptions,
    addresses: siteAddresses(publicFolder),
    terms: siteTerms,
    ledger: site.ledger,
    site: readSiteTexts(folder),
  };
}

function siteAddresses(publicFolder: string): Addresses {
  const pages = new Map<string, Set<string>>();
  for (const path of [...Object.keys(site.pages), ...listPaths]) {
    if (path !== '/404') pages.set(path, new Set());
  }
  for (const { id, sections } of [
    site.memberManagementPage,
    site.classSchedulingPage,
    site.businessToolsPage,
    site.memberExperiencePage,
  ]) {
    pages.set(`/features/${id}`, new Set(sections.map((section) => section.id)));
  }
  pages.set('/faq', new Set(siteOptions.otherQuestions?.keys()));
  return {
    pages,
    moved: new Map(site.redirects.map(({ from, to }) => [from, to])),
    hasFile: (path) => {
      const file = join(publicFolder, path);
      return file.startsWith(publicFolder) && existsSync(file) && statSync(file).isFile();
    },
  };
}
