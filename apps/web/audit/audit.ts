import type { Finding, Rule } from './finding.ts';
import { imagesRule } from './rules/images.ts';
import { draftsRule, secretsRule } from './rules/leaks.ts';
import { linksRule } from './rules/links.ts';
import { markdownRule } from './rules/markdown.ts';
import { metadataRule } from './rules/metadata.ts';
import { pagesRule } from './rules/pages.ts';
import { sitemapRule } from './rules/sitemap.ts';
import { sizesRule } from './rules/sizes.ts';
import { structuredDataRule } from './rules/structured-data.ts';
import { openSite, type Expectations, type SiteFiles } from './site.ts';

/** Every rule, in the order of the report. */
export const rules: readonly Rule[] = [
  pagesRule,
  linksRule,
  metadataRule,
  structuredDataRule,
  sitemapRule,
  markdownRule,
  imagesRule,
  draftsRule,
  secretsRule,
  sizesRule,
];

/** What a rule covers and found; `checked` counts the things that it looked at. */
export interface RuleReport {
  readonly rule: string;
  readonly covers: string;
  readonly checked: number;
  readonly findings: readonly Finding[];
}

/** Checks the files of a built site against every rule, without a network. */
export function audit(files: SiteFiles, expectations: Expectations): RuleReport[] {
  const site = openSite(files, expectations);
  return rules.map(({ name, covers, check }) => ({ rule: name, covers, ...check(site) }));
}

/** A finding as a line: `/faq structured data: says …`. */
export const formatFinding = (rule: string, { where, message }: Finding): string =>
  `${where} ${rule}: ${message}`;
