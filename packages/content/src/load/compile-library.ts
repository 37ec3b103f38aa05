import type * as v from 'valibot';
import { newestFirst } from '../query/newest-first.ts';
import { isCalendarDate } from '../schema/calendar-date.ts';
import { toDateTexts, toPageDate } from '../schema/date-texts.ts';
import { guideFrontMatter, type Guide } from '../schema/guide.ts';
import { legalFrontMatter } from '../schema/legal-text.ts';
import type { Library } from '../schema/library.ts';
import { postFrontMatter, type Post } from '../schema/post.ts';
import { questionFrontMatter, type Question } from '../schema/question.ts';
import { checkReferences } from './check-references.ts';
import type { Facts } from './fill-facts.ts';
import { byPosition, type Finding } from './finding.ts';
import { factsById, type LoadedSite } from './load-site.ts';
import { didYouMean } from './nearest.ts';
import { readAuthors, type AuthorsReading } from './read-authors.ts';
import { draftsOf, readDraft, type Draft, type FileReading } from './read-draft.ts';
import { show } from './show.ts';
import { countWords, readingMinutes } from './word-count.ts';
import { baseName, type LibrarySource } from './source-file.ts';

/** A valid library and its files. */
export interface LoadedLibrary {
  readonly ok: true;
  readonly library: Library;
  /** The file of each post, guide, legal text and question: its path inside the folder, with forward slashes. */
  readonly files: ReadonlyMap<object, string>;
}

/** A valid library, or its findings by file, line and column. */
export type LoadResult =
  | LoadedLibrary
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** What the Markdown files of a folder may refer to. */
export interface References {
  /** The ids of the groups that a question may be in. */
  readonly questionGroups: readonly string[];
  /** The ids of questions and groups in other files, with the file. */
  readonly otherQuestions: ReadonlyMap<string, string>;
  /** The facts that a file may use as `{{fact:id}}`. */
  readonly facts: Facts;
}

/** The checked front matter of a post. */
export type PostFields = v.InferOutput<typeof postFrontMatter>;
/** The checked front matter of a guide. */
export type GuideFields = v.InferOutput<typeof guideFrontMatter>;
/** The checked front matter of a legal text. */
export type LegalFields = v.InferOutput<typeof legalFrontMatter>;
/** The checked front matter of a question. */
export type QuestionFields = v.InferOutput<ReturnType<typeof questionFrontMatter>>;

/** The files of a content folder, each read on its own. */
export interface Readings {
  readonly posts: readonly FileReading<PostFields>[];
  readonly guides: readonly FileReading<GuideFields>[];
  readonly legal: readonly FileReading<LegalFields>[];
  readonly questions: readonly FileReading<QuestionFields>[];
  /** `authors.yaml`; required if there are posts. */
  readonly authors: AuthorsReading | undefined;
}

/** The references of a site: its groups of questions and its facts. */
export function siteReferences({ files, facts }: LoadedSite): References {
  const groups = files.faq?.groups ?? [];
  return {
    questionGroups: groups.map(({ id }) => id),
    otherQuestions: new Map(
      groups
        .flatMap(({ id, items }) => [id, ...items.map((item) => item.id)])
        .map((id) => [id, 'site/faq.yaml'] as const),
    ),
    facts: factsById(facts),
  };
}

/**
 * Checks the files of a content folder and combines them into a library, without reading from disk.
 *
 * Reports all findings at once. Takes time in proportion to the text.
 */
export function compileLibrary(source: LibrarySource, references: References): LoadResult {
  return linkLibrary(readFiles(source, references), references);
}

/** Reads the files of a content folder, each on its own, in order. */
export function readFiles(
  source: LibrarySource,
  { questionGroups, facts }: Pick<References, 'questionGroups' | 'facts'>,
): Readings {
  const questionSchema = questionFrontMatter(questionGroups);
  return {
    posts: source.posts.map((file) =>
      further(readDraft(file, postFrontMatter, facts), checkReadTime, checkUpdatedDate),
    ),
    guides: source.guides.map((file) =>
      further(readDraft(file, guideFrontMatter, facts), checkUpdatedDate),
    ),
    legal: source.legal.map((file) => readDraft(file, legalFrontMatter, facts)),
    questions: (source.questions ?? []).map((file) => readDraft(file, questionSchema, facts)),
    authors: source.authors && readAuthors(source.authors, facts),
  };
}

/** Combines read files into a library, and checks references between them. */
export function linkLibrary(
  readings: Readings,
  { otherQuestions }: Pick<References, 'otherQuestions'>,
): LoadResult {
  const posts = draftsOf(readings.posts);
  const guides = draftsOf(readings.guides);
  const legal = draftsOf(readings.legal);
  const questions = draftsOf(readings.questions);
  const { authors, findings: aboutAuthors } =
    readings.authors ?? missingAuthors(readings.posts.length > 0);
  const authorById = new Map(authors?.map((author) => [author.id, author]));

  const all = [
    [...readings.posts, ...readings.guides, ...readings.legal, ...readings.questions].flatMap(
      ({ findings }) => findings,
    ),
    aboutAuthors,
    checkReferences(posts, {
      relatedField: 'relatedPosts',
      what: 'post',
      isComplete: posts.length === readings.posts.length,
    }),
    checkReferences(guides, {
      relatedField: 'relatedGuides',
      what: 'guide',
      isComplete: guides.length === readings.guides.length,
    }),
    questions.flatMap((question) => checkQuestionId(question, otherQuestions)),
    authors === undefined ? [] : posts.flatMap((post) => checkAuthor(post, authorById)),
  ].flat();
  if (all.length > 0) return { ok: false, findings: all.toSorted(byPosition) };

  const files: Files = new Map();
  return {
    ok: true,
    files,
    library: {
      posts: posts
        .flatMap(({ file, fields, slug, content }): Post[] => {
          const author = authorById.get(fields?.author ?? '');
          if (fields === undefined || author === undefined) return [];
          const { id = slug, readTime = readingMinutes(countWords(content)) } = fields;
          const item = { ...fields, ...datesOf(fields), id, slug, author, readTime, content };
          return [fromFile(item, file, files)];
        })
        .toSorted(newestFirst),
      guides: guides
        .flatMap(({ file, fields, slug, content }): Guide[] => {
          if (fields === undefined) return [];
          const { id = slug } = fields;
          return [fromFile({ ...fields, ...datesOf(fields), id, slug, content }, file, files)];
        })
        .toSorted(newestFirst),
      legal: legal.flatMap(({ file, fields, slug, content }) =>
        fields === undefined ? [] : fromFile({ ...fields, slug, content }, file, files),
      ),
      authors: [...authorById.values()],
      ...(questions.length > 0 && {
        questions: questions.flatMap((draft) => toQuestion(draft, files)).toSorted(oldestFirst),
      }),
    },
  };
}

/** The dates of a post or guide as they are shown. */
const datesOf = ({
  publishedDate,
  updatedDate,
}: Pick<GuideFields, 'publishedDate' | 'updatedDate'>) => ({
  dates: toDateTexts(publishedDate),
  ...(updatedDate !== undefined && { updated: toPageDate(updatedDate) }),
});

type Files = Map<object, string>;

/** Records the file of an item. */
function fromFile<Item extends object>(item: Item, file: string, files: Files): Item {
  files.set(item, file);
  return item;
}

function toQuestion(
  { file, fields, content }: Draft<QuestionFields>,
  files: Files,
): readonly Question[] {
  if (fields === undefined) return [];
  return [fromFile({ ...fields, id: baseName(file), answer: content }, file, files)];
}

/** New questions come last. */
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

/** A reading with the findings of further checks. */
function further<Fields>(
  { draft, ...rest }: FileReading<Fields>,
  ...checks: readonly ((draft: Draft<Fields>) => readonly Finding[])[]
): FileReading<Fields> {
  const more = draft === undefined ? [] : checks.flatMap((check) => check(draft));
  return { ...rest, draft, findings: [...rest.findings, ...more] };
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
      message: `readTime is ${show(stated)}, but the body has ${words} words → write ${minutes}, its words / 200 rounded up, or one more or less.`,
    },
  ];
}

function checkUpdatedDate({ file, yaml, raw }: Draft<unknown>): Finding[] {
  const { publishedDate: published, updatedDate: updated } = raw;
  if (typeof published !== 'string' || typeof updated !== 'string') return [];
  // An invalid date has a finding of its own; valid dates sort as text.
  if (!isCalendarDate(published) || !isCalendarDate(updated) || updated >= published) return [];
  return [
    {
      file,
      ...yaml.locate(['updatedDate'], 'value'),
      rule: 'date-order',
      message: `updatedDate is ${show(updated)}, before the day of publication → write ${published} or a later day, or remove the line if nothing has changed.`,
    },
  ];
}
