import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { newestFirst } from '../query/newest-first.ts';
import { authorList } from '../schema/author.ts';
import { toDateTexts, toPageDate } from '../schema/date-texts.ts';
import { guideFrontMatter } from '../schema/guide.ts';
import { legalFrontMatter } from '../schema/legal-text.ts';
import type { Library } from '../schema/library.ts';
import { postFrontMatter } from '../schema/post.ts';
import { checkAuthors, checkDates, checkReferences } from './check-references.ts';
import type { Facts } from './fill-facts.ts';
import { byPosition, fileFinding, type Finding } from './finding.ts';
import { loadSite } from './load-site.ts';
import {
  readDraft,
  readYamlFile,
  type Document,
  type Draft,
  type Reading,
} from './read-document.ts';
import { isFile, markdownNames, readFile, type ArticleKind } from './read-file.ts';

/** A valid library, or its findings by file, line and column. */
export type LoadResult =
  | { readonly ok: true; readonly library: Library }
  | {
      readonly ok: false;
      readonly findings: readonly Finding[];
      /** The posts, guides and texts that can be read nevertheless, for a preview. */
      readonly readable?: Library;
    };

export type PostFields = v.InferOutput<typeof postFrontMatter>;
export type GuideFields = v.InferOutput<typeof guideFrontMatter>;
export type LegalFields = v.InferOutput<typeof legalFrontMatter>;

/**
 * Reads a content folder once and checks it: `posts/*.md`, `guides/*.md`, `legal/*.md` and
 * `authors.yaml`, with the facts of its `site/`.
 *
 * A missing file counts as empty; hidden files and other extensions are ignored.
 *
 * @param folder - The path of the content folder.
 * @returns The library, or every finding by file, line and column.
 * @throws The error of the file system if a file can't be read.
 * @example
 * const result = loadLibrary('content');
 * if (!result.ok) for (const finding of result.findings) console.error(formatFinding(finding));
 */
export function loadLibrary(folder: string): LoadResult {
  const findings = missingFolder(folder);
  return findings.length > 0
    ? { ok: false, findings }
    : linkLibrary(readArticles(folder, loadSite(folder).factValues));
}

/** The finding for a content folder that is missing, or is no folder. */
export function missingFolder(
  folder: string,
  instead = 'create it with posts/, guides/, legal/ and authors.yaml',
): Finding[] {
  if (!existsSync(folder))
    return [fileFinding(folder, 'missing-folder', ['The content folder is missing', instead])];
  if (statSync(folder).isDirectory()) return [];
  const what = 'The path leads to a file instead of a folder';
  return [fileFinding(folder, 'missing-folder', [what, 'write the path of the folder it is in'])];
}

/** Reads the files of a folder outside its `site/`, each on its own, in order. */
export function readArticles(folder: string, facts: Facts) {
  const readAll = <Schema extends v.GenericSchema>(kind: ArticleKind, schema: Schema) =>
    markdownNames(join(folder, kind)).map((name) =>
      readDraft(readFile(folder, `${kind}/${name}`), schema, facts),
    );
  const posts = readAll('posts', postFrontMatter);
  const hasAuthors = posts.length > 0 || isFile(join(folder, 'authors.yaml'));
  const none = { document: undefined, findings: [] };
  return {
    posts,
    guides: readAll('guides', guideFrontMatter),
    legal: readAll('legal', legalFrontMatter),
    authors: hasAuthors ? readYamlFile(folder, 'authors.yaml', authorList, facts) : none,
  };
}

/** Combines read files into a library, and checks references between them. */
export function linkLibrary(readings: ReturnType<typeof readArticles>): LoadResult {
  const posts = documentsOf(readings.posts);
  const guides = documentsOf(readings.guides);
  const legal = documentsOf(readings.legal);
  const authors = readings.authors.document;
  const findings = [
    ...[...readings.posts, ...readings.guides, ...readings.legal, readings.authors].flatMap(
      (reading) => reading.findings,
    ),
    ...[...posts, ...guides].flatMap((draft) => checkDates(draft)),
    ...(authors?.fields ? checkAuthors(authors.fields, posts) : []),
    ...checkReferences(posts, 'relatedPosts', posts.length === readings.posts.length),
    ...checkReferences(guides, 'relatedGuides', guides.length === readings.guides.length),
  ];
  const authorOf = (id: string) => authors?.fields?.find((author) => author.id === id);
  const hasAuthor = ({ fields }: Draft<PostFields>) =>
    fields !== undefined && authorOf(fields.author) !== undefined;
  const library: Library = {
    posts: itemsOf(posts.filter(hasAuthor), (fields, { slug, content }) => ({
      ...fields,
      ...datesOf(fields),
      id: fields.id ?? slug,
      relatedPosts: fields.relatedPosts.map(idIn(posts)),
      slug,
      author: authorOf(fields.author)!,
      readTime: readTimeOf(content),
      content,
    })).toSorted(newestFirst),
    guides: itemsOf(guides, (fields, { slug, content }) => ({
      ...fields,
      ...datesOf(fields),
      id: fields.id ?? slug,
      relatedGuides: fields.relatedGuides.map(idIn(guides)),
      slug,
      content,
    })).toSorted(newestFirst),
    legal: itemsOf(legal, (fields, { slug, content }) => ({ ...fields, slug, content })),
    authors: authors?.fields ?? [],
  };
  return findings.length === 0
    ? { ok: true, library }
    : { ok: false, findings: findings.toSorted(byPosition), readable: library };
}

/** Returns a function for the id of an item that another one names by its slug or id. */
const idIn = (drafts: readonly Draft<PostFields | GuideFields>[]) => (name: string) =>
  drafts.find(({ slug }) => slug === name)?.fields?.id ?? name;

/** The items of drafts; one with findings may have no fields. */
const itemsOf = <Fields, Item>(
  drafts: readonly Draft<Fields>[],
  toItem: (fields: Fields, draft: Draft<Fields>) => Item,
): Item[] =>
  drafts.flatMap((draft) => (draft.fields === undefined ? [] : [toItem(draft.fields, draft)]));

/** The documents of the files that could be read. */
export const documentsOf = <Kind extends Document>(readings: readonly Reading<Kind>[]): Kind[] =>
  readings.flatMap(({ document }) => document ?? []);

const wordsPerMinute = 200;

/** The minutes that a text takes to read. Marks such as `##` and `-` are no words. */
const readTimeOf = (markdown: string): number => {
  const words = markdown.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run));
  return Math.ceil(words.length / wordsPerMinute);
};

/** The dates of a post or guide as they are shown. */
const datesOf = ({
  publishedDate,
  updatedDate,
}: Pick<GuideFields, 'publishedDate' | 'updatedDate'>) => ({
  dates: toDateTexts(publishedDate),
  ...(updatedDate !== undefined && { updated: toPageDate(updatedDate) }),
});
