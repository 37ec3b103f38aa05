import { newestFirst } from '../newest-first.ts';
import { guideFrontMatter, type Guide } from '../schema/guide.ts';
import { legalFrontMatter, type LegalText } from '../schema/legal-text.ts';
import type { Library } from '../schema/library.ts';
import { postFrontMatter, type Post } from '../schema/post.ts';
import { questionFrontMatter, type Question } from '../schema/question.ts';
import { checkReferences } from './check-references.ts';
import type { Facts } from './fill-facts.ts';
import { byPlace, type Finding } from './finding.ts';
import { didYouMean } from './nearest.ts';
import { readAuthors } from './read-authors.ts';
import { readDraft, type Draft } from './read-draft.ts';
import { show } from './show.ts';
import { baseName, type LibrarySource } from './source-file.ts';
import { countWords, readingMinutes } from './word-count.ts';

/** What the files of a folder may name. */
export type LibraryOptions<Category extends string, Type extends string> = {
  /** The ids of the categories that a post may have. */
  readonly categories: readonly Category[];
  /** The ids of the types that a guide may have. */
  readonly guideTypes: readonly Type[];
  /** The ids of the groups that a question may be in; none when left out. */
  readonly questionGroups?: readonly string[];
  /** The ids of questions that are written elsewhere, with where; none when left out. */
  readonly otherQuestions?: ReadonlyMap<string, string>;
  /** The facts that a file may name as `{{fact:id}}`; none when left out. */
  readonly facts?: Facts;
};

/** A checked library, or everything that is wrong with it, by file, line and column. */
export type LoadResult<Category extends string, Type extends string> =
  | { readonly ok: true; readonly library: Library<Category, Type> }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/**
 * Checks the files of a content folder and makes them one library; touches no disk.
 *
 * Every finding is reported at once. Takes time in proportion to the text. Specification §3.
 *
 * @example
 * compileLibrary({ posts: [], guides: [], legal: [] }, { categories: ['news'], guideTypes: ['ebook'] })
 * // => { ok: true, library: { posts: [], guides: [], legal: [], authors: [] } }
 */
export function compileLibrary<const Category extends string, const Type extends string>(
  source: LibrarySource,
  {
    categories,
    guideTypes,
    questionGroups = [],
    otherQuestions = new Map(),
    facts = {},
  }: LibraryOptions<Category, Type>,
): LoadResult<Category, Type> {
  const findings: Finding[] = [];
  const keep = <Fields>(read: { draft: Draft<Fields> | undefined; findings: Finding[] }) => {
    findings.push(...read.findings);
    return read.draft ?? [];
  };

  const postSchema = postFrontMatter(categories);
  const guideSchema = guideFrontMatter(guideTypes);
  const posts = source.posts.flatMap((file) => keep(readDraft(file, postSchema, 'a post', facts)));
  const guides = source.guides.flatMap((file) =>
    keep(readDraft(file, guideSchema, 'a guide', facts)),
  );
  const legal = source.legal.flatMap((file) =>
    keep(readDraft(file, legalFrontMatter, 'a legal text', facts)),
  );
  const questionSchema = questionFrontMatter(questionGroups);
  const questions = (source.questions ?? []).flatMap((file) =>
    keep(readDraft(file, questionSchema, 'a question', facts)),
  );

  const { authors, findings: aboutAuthors } =
    source.authors === undefined
      ? missingAuthors(source.posts.length > 0)
      : readAuthors(source.authors, facts);
  const authorById = new Map(authors?.map((author) => [author.id, author]));

  const all = [
    findings,
    aboutAuthors,
    checkReferences(posts, {
      relatedField: 'relatedPosts',
      what: 'post',
      isComplete: posts.length === source.posts.length,
    }),
    checkReferences(guides, {
      relatedField: 'relatedGuides',
      what: 'guide',
      isComplete: guides.length === source.guides.length,
    }),
    questions.flatMap((question) => checkQuestionId(question, otherQuestions)),
    posts.flatMap(checkReadTime),
    posts.flatMap((post) => checkReservedSlug(post, categories)),
    [...posts, ...guides].flatMap(checkUpdatedDate),
    authors === undefined ? [] : posts.flatMap((post) => checkAuthor(post, authorById)),
  ].flat();
  if (all.length > 0) return { ok: false, findings: all.toSorted(byPlace) };

  return {
    ok: true,
    library: {
      posts: posts
        .flatMap(({ fields, slug, content }): Post<Category>[] => {
          if (fields === undefined) return [];
          const author = authorById.get(fields.author);
          return author === undefined ? [] : [{ ...fields, slug, author, content }];
        })
        .toSorted(newestFirst),
      guides: guides
        .flatMap(({ fields, slug, content }): Guide<Type>[] =>
          fields === undefined ? [] : [{ ...fields, slug, content }],
        )
        .toSorted(newestFirst),
      legal: legal.flatMap(({ fields, slug, content }): LegalText[] =>
        fields === undefined ? [] : [{ ...fields, slug, content }],
      ),
      authors: [...authorById.values()],
      ...(questions.length > 0 && {
        questions: questions.flatMap(toQuestion).toSorted(oldestFirst),
      }),
    },
  };
}

function toQuestion({
  file,
  fields,
  content,
}: Draft<Omit<Question, 'id' | 'answer'>>): readonly Question[] {
  return fields === undefined ? [] : [{ ...fields, id: baseName(file), answer: content }];
}

/** A question that is new stands behind those that visitors know. */
function oldestFirst(left: Question, right: Question): number {
  return left.publishedDate === right.publishedDate
    ? newestFirst(left, right)
    : newestFirst(right, left);
}

function checkQuestionId({ file }: Draft<unknown>, others: ReadonlyMap<string, string>): Finding[] {
  const owner = others.get(baseName(file));
  if (owner === undefined) return [];
  return [
    {
      file,
      line: 1,
      column: 1,
      rule: 'duplicate-slug',
      message: `The id ${show(baseName(file))} is already that of a question or group in ${owner} → give the file another name.`,
    },
  ];
}

function missingAuthors(isNeeded: boolean): { authors: undefined; findings: Finding[] } {
  const finding: Finding = {
    file: 'authors.yaml',
    line: 1,
    column: 1,
    rule: 'missing-file',
    message:
      'The file is missing → write it: a list of authors, each with id, name, title, avatar and bio, because there are posts.',
  };
  return { authors: undefined, findings: isNeeded ? [finding] : [] };
}

function checkAuthor(
  { file, yaml, raw }: Draft<unknown>,
  authorById: ReadonlyMap<string, unknown>,
): Finding[] {
  const author = raw['author'];
  if (typeof author !== 'string' || author === '' || authorById.has(author)) return [];
  const ids = [...authorById.keys()];
  return [
    {
      file,
      ...yaml.locate(['author'], 'value'),
      rule: 'unknown-author',
      message: `author is ${show(author)} → write the id of an author in authors.yaml: ${ids.join(', ')}.${didYouMean(author, ids)}`,
    },
  ];
}

function checkReadTime({ file, yaml, raw, content }: Draft<unknown>): Finding[] {
  const stated = raw['readTime'];
  const words = countWords(content);
  const minutes = readingMinutes(words);
  const isFoundAlready = typeof stated !== 'number' || !(stated >= 1) || content === '';
  if (isFoundAlready || Math.abs(stated - minutes) <= 1) return [];
  return [
    {
      file,
      ...yaml.locate(['readTime'], 'value'),
      rule: 'read-time',
      message: `readTime is ${show(stated)}, but the body has ${words} words → write ${minutes}, its words / 200 rounded up, give or take one.`,
    },
  ];
}

/** The addresses of the blog's lists stand beside those of its posts. */
function checkReservedSlug(
  { file, yaml, raw, slug }: Draft<unknown>,
  categories: readonly string[],
): Finding[] {
  if (slug !== 'page' && !categories.includes(slug)) return [];
  const place = Object.hasOwn(raw, 'slug')
    ? yaml.locate(['slug'], 'value')
    : { line: 1, column: 1 };
  return [
    {
      file,
      ...place,
      rule: 'reserved-slug',
      message: `The slug ${show(slug)} is the address of a list → write another one, for example \`${slug}-in-a-boxing-gym\`.`,
    },
  ];
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function checkUpdatedDate({ file, yaml, raw }: Draft<unknown>): Finding[] {
  const { publishedDate: published, updatedDate: updated } = raw;
  if (typeof published !== 'string' || typeof updated !== 'string') return [];
  // Dates in another form are findings of their own, and those in this one sort as texts.
  if (!isDate(published) || !isDate(updated) || updated >= published) return [];
  return [
    {
      file,
      ...yaml.locate(['updatedDate'], 'value'),
      rule: 'date-order',
      message: `updatedDate is ${show(updated)}, before the day of publication → write ${published} or a later day, or leave the line out where nothing has changed.`,
    },
  ];
}
