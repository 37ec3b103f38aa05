import { addressPrefixes } from '../addresses/item-addresses.ts';
import { pathOf } from '../addresses/resolve-redirects.ts';
import { linkLibrary, readFiles } from '../load/compile-library.ts';
import type { Facts } from '../load/fill-facts.ts';
import { byPosition, type Finding } from '../load/finding.ts';
import type { FileReading } from '../load/file-readers.ts';
import { baseName, type SourceFile } from '../load/source-file.ts';
import { checkAddress, type Addresses } from './addresses.ts';
import { readAllowances, unusedAllowances, type Allowance } from './allowances.ts';
import {
  articleKinds,
  prefixOf,
  readLines,
  toArticle,
  type Article,
  type ArticleLines,
  type Prefixes,
} from './article.ts';
import { fence, literalLine } from './block-marks.ts';
import { checkCharacters } from './check-characters.ts';
import { checkClaims } from './check-claims.ts';
import { checkDownloads } from './check-downloads.ts';
import { checkImages } from './check-images.ts';
import { checkLinks } from './check-links.ts';
import { checkInlineMarks, checkMarks } from './check-marks.ts';
import { checkNumbers } from './check-numbers.ts';
import { headLengths } from '../schema/head-lengths.ts';
import type { CheckOptions, CheckSource } from './check-options.ts';
import { checkPlaceholder } from './check-placeholder.ts';
import { checkTags } from './check-tags.ts';
import { checkTemplate } from './check-template.ts';
import { checkTerms } from './check-terms.ts';
import { checkTitles, metaOf } from './check-titles.ts';
import { findLinks } from './find-links.ts';
import { anchorsOf, checkHeadings } from './headings.ts';
import { linePassage, type Passage } from './passage.ts';

/**
 * Checks every text of a content folder: the loader's checks and the rules for texts. Reads no files unless `hasFile` does. Takes time
 * in proportion to the text.
 *
 * @returns Every finding, by file, line and column.
 * @example
 * checkSource({ posts: [], guides: [], legal: [] }, { categories: ['news'], guideTypes: ['ebook'] }) // => []
 */
export function checkSource<const Category extends string, const Type extends string>(
  source: CheckSource,
  options: CheckOptions<Category, Type>,
): Finding[] {
  const {
    prefixes = addressPrefixes,
    lengths = headLengths,
    terms = [],
    claims = [],
    pageAnchors = [],
    facts = {},
    site,
    ledger,
  } = options;
  const readings = readFiles(source, options);
  const loaded = linkLibrary(readings, options);
  const articlesOf = (
    kind: string,
    files: readonly SourceFile[] = [],
    read: readonly FileReading<unknown>[] = [],
  ) =>
    files.flatMap(
      (file, index) => toArticle(kind, readLines(file, facts), read[index]?.draft, prefixes) ?? [],
    );
  const pages = articleKinds.flatMap((kind) => articlesOf(kind, source[kind], readings[kind]));
  const own = [...(readings.kinds ?? [])].flatMap(([kind, read]) =>
    articlesOf(kind, source.kinds?.[kind], read),
  );
  const articles = [...pages, ...own];
  const addresses = addressesOf(articles, source, options.addresses, prefixes);
  const list = readAllowances(
    ledger === undefined ? undefined : source.allowances,
    new Set(Object.keys(facts)),
  );
  const check = (passage: Passage, mention: (id: string) => string, isLiteral = false) => [
    ...checkTerms(passage, terms, mention),
    ...checkClaims(passage, claims),
    ...checkCharacters(passage),
    ...(ledger === undefined || isLiteral
      ? []
      : checkNumbers(passage, {
          facts: ledger,
          allowances: list.allowances,
          mention,
        })),
  ];

  const findings = [
    loaded.ok ? [] : loaded.findings,
    list.findings,
    checkTitles([...(site?.metas ?? []), ...pages.map(metaOf)], lengths),
    site?.findings ?? [],
    articles.flatMap((article) => [
      ...checkImages(article, options.addresses?.hasFile),
      ...checkPlaceholder(article),
      ...checkTemplate(article),
      ...checkDownloads(article, options.hasDownload),
      ...checkTags(article),
      ...checkHeadings(article, pageAnchors),
      ...checkMarks(article),
      ...checkLinks(article, addresses),
      ...fieldPassages(article).flatMap((passage) => [
        ...checkInlineMarks(passage, false),
        ...check(passage, markdownMention),
      ]),
      ...bodyPassages(article).flatMap(({ passage, isLiteral }) =>
        check(passage, markdownMention, isLiteral),
      ),
    ]),
    questionPassages(source, facts).flatMap((passage) => [
      ...checkInlineMarks(passage, true),
      ...check(passage, markdownMention),
      ...findLinks(passage.text).flatMap(
        ({ address, addressIndex }) =>
          checkAddress(passage, addressIndex, address, '', addresses) ?? [],
      ),
    ]),
    authorPassages(source).flatMap((passage) => check(passage, markdownMention)),
    (site?.texts ?? []).flatMap(({ passage, hasLinks, isSample }) => [
      ...checkInlineMarks(passage, hasLinks),
      ...(isSample ? checkTerms(passage, terms, markdownMention) : check(passage, markdownMention)),
    ]),
    (site?.links ?? []).flatMap(
      ({ passage, href }) => checkAddress(passage, 0, href, '', addresses) ?? [],
    ),
    unused(list.allowances, source, ledger !== undefined),
  ].flat();
  return findings.toSorted(byPosition);
}

/** How Markdown refers to a fact. */
function markdownMention(id: string): string {
  return `{{fact:${id}}}`;
}

/** Unused allowances; those for YAML pages count only if the pages are checked too. */
function unused(
  allowances: readonly Allowance[],
  source: CheckSource,
  isAsked: boolean,
): Finding[] {
  if (!isAsked) return [];
  const read = new Set(articleKinds.flatMap((kind) => source[kind].map(({ path }) => path)));
  return unusedAllowances(
    allowances.filter(({ file }) => read.has(file) || !file.startsWith('site/')),
  );
}

function addressesOf(
  articles: readonly Article[],
  { questions = [], kinds = {} }: CheckSource,
  others: Addresses | undefined,
  prefixes: Prefixes,
): Addresses {
  const pages = new Map(others?.pages);
  for (const { address, body } of articles) pages.set(address, new Set(anchorsOf(body)));
  const faq = pathOf(addressPrefixes.questions);
  const ids = questions.map(({ path }) => baseName(path));
  if (pages.has(faq)) pages.set(faq, new Set([...(pages.get(faq) ?? []), ...ids]));
  if (others !== undefined) return { ...others, pages };
  // Without a list of other pages, only addresses of the folder's own kinds can be wrong.
  const ours = ['posts', 'guides', ...Object.keys(kinds)].map((kind) => prefixOf(kind, prefixes));
  const isOurs = (path: string) => ours.some((prefix) => path.startsWith(prefix));
  return { pages, moved: new Map(), isOurs };
}

const wordFields = /^(?:title|excerpt|description|coverAlt|previewAlt|question)$/;

/** The front matter that visitors read, without field names. */
function fieldPassages({ file, frontMatter }: ArticleLines): Passage[] {
  let name = '';
  return frontMatter.flatMap(({ number, raw }) => {
    const [start = '', field] = /^([A-Za-z]\w*):\s*/.exec(raw) ?? [];
    name = field ?? name;
    return wordFields.test(name) ? [linePassage(file, number, raw, start.length)] : [];
  });
}

/** The body's lines, marked if they are code or table rows. */
function bodyPassages({ file, body }: ArticleLines): { passage: Passage; isLiteral: boolean }[] {
  let isInFence = false;
  return body.flatMap(({ number, raw }) => {
    if (fence.test(raw)) isInFence = !isInFence;
    if (raw === '') return [];
    const isLiteral = isInFence || literalLine.test(raw);
    return [{ passage: linePassage(file, number, raw), isLiteral }];
  });
}

/** The question itself and the lines of its answer. */
function questionPassages({ questions = [] }: CheckSource, facts: Facts): Passage[] {
  return questions.flatMap((question) => {
    const lines = readLines(question, facts);
    return lines === undefined
      ? []
      : [...fieldPassages(lines), ...bodyPassages(lines).map(({ passage }) => passage)];
  });
}

function authorPassages({ authors }: CheckSource): Passage[] {
  return (authors?.text ?? '').split(/\r\n?|\n/).flatMap((raw, index) => {
    const [start] = /^[\s-]*(?:name|title|bio):\s*/.exec(raw) ?? [];
    return start === undefined ? [] : [linePassage('authors.yaml', index + 1, raw, start.length)];
  });
}
