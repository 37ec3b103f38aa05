import { addressPrefixes } from '../addresses/item-addresses.ts';
import { canonicalYaml } from '../load/canonical-yaml.ts';
import { byPosition, fileFinding, type Finding } from '../load/finding.ts';
import {
  documentsOf,
  linkLibrary,
  missingFolder,
  readArticles,
  type LoadResult,
} from '../load/load-library.ts';
import { factsFile, loadSite, type LoadedSite } from '../load/load-site.ts';
import { fieldFinding, type Document, type Draft } from '../load/read-document.ts';
import { articleKinds, ignoredFiles } from '../load/read-file.ts';
import { isCalendarDate } from '../schema/date-texts.ts';
import { checkLinks } from './addresses.ts';
import { textField, type Article } from './article.ts';
import { checkCharacters } from './check-characters.ts';
import { checkFields } from './check-fields.ts';
import { checkFiles, checkImages, checkPictures } from './check-files.ts';
import { checkHeadings } from './check-headings.ts';
import { checkLiterals } from './check-literals.ts';
import { checkMarks } from './check-marks.ts';
import { checkSamples } from './check-samples.ts';
import { checkStills } from './check-stills.ts';
import { checkTags } from './check-tags.ts';
import { checkTemplate } from './check-template.ts';
import { checkTitles } from './check-titles.ts';
import { linkTargets } from './link-targets.ts';

/** Everything that a content folder holds, and what is wrong with it. */
export interface CheckedContent {
  readonly site: LoadedSite;
  readonly loaded: LoadResult;
  /** Every file with YAML that can be read. */
  readonly documents: readonly Document[];
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
  const readings = readArticles(folder, site.factValues);
  const { document: authors } = readings.authors;
  // Without the folder, or with wrong facts, everything else would be wrong too.
  const first = [
    ...missingFolder(folder),
    ...site.findings.filter(({ file, rule }) => file === factsFile && rule !== 'missing-file'),
  ];
  if (first.length > 0)
    return { site, loaded: { ok: false, findings: first }, documents: [], findings: first };

  const loaded = linkLibrary(readings);
  const articles = articleKinds.flatMap((kind) =>
    documentsOf<Draft<Article['fields']>>(readings[kind]).map((draft): Article => ({
      ...draft,
      kind,
      address: `${addressPrefixes[kind]}${draft.slug}`,
    })),
  );
  const documents = [...site.documents, ...articles, ...(authors ? [authors] : [])];
  const targets = linkTargets(folder, site, articles);
  const findings = [
    ignoredFiles(folder),
    checkImages(folder),
    site.findings,
    loaded.ok ? [] : loaded.findings,
    checkTitles(documents, site.factValues),
    checkFields(documents, site, asOf, targets),
    site.site
      ? [
          ...checkSamples(site.site, site.documents),
          ...checkStills(site.site, site.documents, articles),
        ]
      : [],
    articles.flatMap((article) => [
      ...checkFiles(article, folder),
      ...oddDates(article, asOf),
      ...checkTags(article),
      ...checkHeadings(article),
      ...checkMarks(article.body, {
        form: 'body',
        checkboxes: article.kind === 'guides',
      }),
      ...checkLinks(
        article.body,
        { own: article.address, seenFrom: seenFrom(article, asOf) },
        targets,
      ),
      ...checkCharacters(article.body),
      ...checkLiterals(article.body, site.facts),
    ]),
    documents.flatMap((document) => [
      ...checkPictures(document, folder),
      ...checkTemplate(document),
    ]),
  ].flat();
  // In a wrong file, style can wait.
  const faulty = new Set(findings.map(({ file }) => file));
  const styles = documents.filter(({ file }) => !faulty.has(file)).flatMap(checkStyle);
  return { site, loaded, documents, findings: [...findings, ...styles].toSorted(byPosition) };
}

/** Finds days whose year is most likely wrong. */
function oddDates(article: Article, asOf: string): Finding[] {
  const latest = `${Number(asOf.slice(0, 4)) + 3}`;
  return ['publishedDate', 'updatedDate', 'date'].flatMap((name) => {
    const day = textField(article, name);
    if (!isCalendarDate(day) || (day >= '2000' && day < latest)) return [];
    const message = [`${name} is ${day}`, 'correct the year, if it is a slip'] as const;
    return fieldFinding(article, [name], 'odd-date', message);
  });
}

/** The day from which visitors see a text; `undefined` if they never do. */
function seenFrom({ fields }: Article, asOf: string): string | undefined {
  if (fields === undefined || !('publishedDate' in fields) || fields.status === 'unlisted')
    return asOf;
  if (fields.status === 'draft') return undefined;
  return fields.publishedDate > asOf ? fields.publishedDate : asOf;
}

/** Warns about YAML that is not in the style of all files, at the first line that differs. */
function checkStyle({ file, yaml, schema }: Document): Finding[] {
  const { source, linesBefore, value } = yaml;
  const canonical = canonicalYaml(schema, value);
  if (source === canonical) return [];
  const right = canonical.split('\n');
  const line = source.split('\n').findIndex((text, index) => text !== right[index]);
  const wrong = 'The line is not in the style of all YAML files';
  const instead = 'run `pnpm format`, which writes it';
  return [fileFinding(file, 'style', [wrong, instead], linesBefore + Math.max(line, 0) + 1)];
}
