import { headings } from '@cornerbell/markdown/parse';
import { addressPrefixes, questionAddress } from '../addresses/item-addresses.ts';
import { pathOf } from '../addresses/resolve-redirects.ts';
import {
  linkLibrary,
  readFiles,
  type LoadResult,
  type Readings,
  type QuestionFields,
  type References,
} from '../load/compile-library.ts';
import { byPosition, type Finding } from '../load/finding.ts';
import type { Prose } from '../load/prose.ts';
import { draftsOf, type Draft } from '../load/read-draft.ts';
import type { YamlText } from '../load/read-yaml.ts';
import { baseName, type LibrarySource } from '../load/source-file.ts';
import type { Publishable } from '../query/published-at.ts';
import type { Fact } from '../schema/site/facts.ts';
import { checkAddress, type Addresses } from './addresses.ts';
import { articleKinds, toArticle, type Article } from './article.ts';
import { checkCharacters } from './check-characters.ts';
import { checkFiles } from './check-files.ts';
import { checkHeadings } from './check-headings.ts';
import { checkLinks } from './check-links.ts';
import { checkLiterals } from './check-literals.ts';
import { checkMarks } from './check-marks.ts';
import { checkStyle, documentsOf } from './check-style.ts';
import { checkTags } from './check-tags.ts';
import { checkTemplate } from './check-template.ts';
import { checkTitles, metaOf } from './check-titles.ts';
import type { SiteCopy } from './site-copy.ts';

/** What the files of a folder are checked against. */
export interface CheckOptions extends References {
  /** The facts with their units, which texts must refer to. */
  readonly ledger: readonly Fact[];
  /** The day that the site is built as of, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Other pages, moved addresses and files. */
  readonly addresses: Omit<Addresses, 'items'>;
  /** Whether there is a file of a name in `downloads/`. */
  readonly hasDownload: (name: string) => boolean;
  /** The anchors that every page has besides its headings. */
  readonly pageAnchors: readonly string[];
  /** The names of the pictures that a text may show. */
  readonly pictures: readonly string[];
  /** The copy of the YAML pages; none when left out. */
  readonly site?: SiteCopy;
}

/**
 * Checks every text of a content folder: the loader's checks and the rules for texts. Reads no files unless `hasFile` does. Takes time
 * in proportion to the text.
 *
 * @returns Every finding, by file, line and column.
 */
export function checkSource(source: LibrarySource, options: CheckOptions): Finding[] {
  const readings = readFiles(source, options);
  return checkReadings(readings, linkLibrary(readings, options), options);
}

/** The same for files that are read already, with the loader's result. */
export function checkReadings(
  readings: Readings,
  loaded: LoadResult,
  options: CheckOptions,
): Finding[] {
  const { pageAnchors, pictures, ledger, site, asOf } = options;
  const articles = articleKinds.flatMap((kind) =>
    draftsOf<Article['fields']>(readings[kind]).map((draft) => toArticle(kind, draft)),
  );
  const questions = draftsOf(readings.questions);
  const addresses = addressesOf(articles, questions, options.addresses);
  /** The day from which visitors see a text. */
  const seenFrom = ({ fields }: Pick<Article, 'fields'>) => {
    if (fields === undefined || !('publishedDate' in fields) || fields.status === 'unlisted')
      return asOf;
    if (fields.status === 'draft') return undefined;
    return fields.publishedDate > asOf ? fields.publishedDate : asOf;
  };
  const checkProse = (prose: Prose) => [...checkCharacters(prose), ...checkLiterals(prose, ledger)];
  const checkFields = (yaml: YamlText) =>
    yaml.texts
      .filter(({ path }) => wordFields.has(String(path.at(-1))))
      .flatMap((prose) => [...checkMarks(prose, { form: 'line' }), ...checkProse(prose)]);

  const findings = [
    loaded.ok ? [] : loaded.findings,
    checkTitles([...(site?.metas ?? []), ...articles.map(metaOf)]),
    site?.findings ?? [],
    articles.flatMap((article) => [
      ...checkFiles(article, options),
      ...checkTemplate(article),
      ...checkTags(article),
      ...checkHeadings(article, pageAnchors),
      ...checkMarks(article.body, {
        form: 'body',
        checkboxes: article.kind === 'guides',
        pictures,
      }),
      ...checkLinks(article.body, { own: article.address, seenFrom: seenFrom(article) }, addresses),
      ...checkFields(article.yaml),
      ...checkProse(article.body),
    ]),
    questions.flatMap((question) => [
      ...checkTemplate(question),
      ...checkFields(question.yaml),
      ...checkMarks(question.body, { form: 'with-links' }),
      // An unlisted question is not visible, because it has no page of its own.
      ...checkLinks(
        question.body,
        question.fields?.status === 'unlisted' ? {} : { seenFrom: seenFrom(question) },
        addresses,
      ),
      ...checkProse(question.body),
    ]),
    readings.authors?.yaml === undefined ? [] : checkFields(readings.authors.yaml),
    (site?.texts ?? []).flatMap(({ prose, hasLinks, isSample }) => [
      ...checkMarks(prose, { form: hasLinks ? 'with-links' : 'line' }),
      // Sample data is invented, and set as in the app.
      ...(isSample ? [] : checkProse(prose)),
      ...(hasLinks ? checkLinks(prose, { seenFrom: asOf }, addresses) : []),
    ]),
    (site?.links ?? []).flatMap(
      ({ prose, href }) => checkAddress(prose, 0, href, { seenFrom: asOf }, addresses) ?? [],
    ),
  ].flat();
  // What is wrong comes before how it is written.
  const faulty = new Set(findings.map(({ file }) => file));
  const styles = [
    ...(site?.documents ?? []),
    ...documentsOf(readings, options.questionGroups),
  ].flatMap(({ file, yaml, schema }) => (faulty.has(file) ? [] : checkStyle(file, yaml, schema)));
  return [...findings, ...styles].toSorted(byPosition);
}

/** The fields of front matter and authors that visitors read. */
const wordFields = new Set([
  'title',
  'excerpt',
  'description',
  'coverAlt',
  'previewAlt',
  'question',
  'name',
  'bio',
]);

/** The pages of a site with their anchors, those of its Markdown files too. */
function addressesOf(
  articles: readonly Article[],
  questions: readonly Draft<QuestionFields>[],
  others: Omit<Addresses, 'items'>,
): Addresses {
  const pages = new Map(others.pages);
  const items = new Map<string, Publishable>();
  for (const { address, content, fields } of articles) {
    pages.set(address, new Set(headings(content).map(({ id }) => id)));
    if (fields && 'publishedDate' in fields) items.set(address, fields);
  }
  for (const { file, fields } of questions)
    if (fields) items.set(questionAddress({ id: baseName(file) }), fields);
  const faq = pathOf(addressPrefixes.questions);
  const ids = questions.map(({ file }) => baseName(file));
  pages.set(faq, new Set([...(pages.get(faq) ?? []), ...ids]));
  return { ...others, pages, items };
}
