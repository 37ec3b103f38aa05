import type * as v from 'valibot';
import { newestFirst } from '../query/newest-first.ts';
import { toDateTexts, toPageDate } from '../schema/date-texts.ts';
import type { Guide } from '../schema/guide.ts';
import type { Library } from '../schema/library.ts';
import type { Post } from '../schema/post.ts';
import type { Question } from '../schema/question.ts';
import { checkReferences } from './check-references.ts';
import {
  fileReaders,
  type ExtraFields,
  type FileReading,
  type GuideFields,
  type LegalFields,
  type LibraryOptions,
  type OwnKinds,
  type PostFields,
  type QuestionFields,
} from './file-readers.ts';
import { byPosition, type Finding } from './finding.ts';
import { didYouMean } from './nearest.ts';
import { readAuthors } from './read-authors.ts';
import type { Draft } from './read-draft.ts';
import { show } from './show.ts';
import { countWords, readingMinutes } from './word-count.ts';
import { baseName, type LibrarySource, type SourceFile } from './source-file.ts';

/** A valid library and its files. */
export type LoadedLibrary<
  Category extends string,
  Type extends string,
  Extra extends ExtraFields = {},
  Kinds extends OwnKinds = {},
> = {
  readonly ok: true;
  readonly library: OwnLibrary<Category, Type, Extra, Kinds>;
  /** The file of each post, guide, legal text and question: its path inside the folder, with forward slashes. */
  readonly files: ReadonlyMap<object, string>;
};

/** A valid library, or its findings by file, line and column. */
export type LoadResult<
  Category extends string,
  Type extends string,
  Extra extends ExtraFields = {},
  Kinds extends OwnKinds = {},
> =
  | LoadedLibrary<Category, Type, Extra, Kinds>
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** A library with custom fields and kinds. */
export type OwnLibrary<
  Category extends string,
  Type extends string,
  Extra extends ExtraFields,
  Kinds extends OwnKinds,
> = Omit<Library<Category, Type>, 'posts' | 'guides'> & {
  readonly posts: readonly (Post<Category> & FieldsOf<Extra['posts']>)[];
  readonly guides: readonly (Guide<Type> & FieldsOf<Extra['guides']>)[];
} & ([keyof Kinds] extends [never]
    ? unknown
    : {
        /** The files of each custom kind, by file name. */
        readonly kinds: {
          readonly [Kind in keyof Kinds]: readonly OwnItem<v.InferOutput<Kinds[Kind]>>[];
        };
      });

type FieldsOf<Entries> = Entries extends v.ObjectEntries
  ? v.InferOutput<v.ObjectSchema<Entries, undefined>>
  : unknown;

/** A file of a custom kind: its front matter, slug and Markdown body. */
export type OwnItem<Fields> = Readonly<Fields & { slug: string; content: string }>;

/** The files of a content folder, each read on its own. */
export interface Readings<Category extends string, Type extends string> {
  readonly posts: readonly FileReading<PostFields<Category>>[];
  readonly guides: readonly FileReading<GuideFields<Type>>[];
  readonly legal: readonly FileReading<LegalFields>[];
  readonly questions: readonly FileReading<QuestionFields>[];
  readonly kinds?: ReadonlyMap<string, readonly FileReading<Record<string, unknown>>[]>;
  /** `authors.yaml`; required if there are posts. */
  readonly authors?: SourceFile | undefined;
}

/**
 * Checks the files of a content folder and combines them into a library, without reading from disk.
 *
 * Reports all findings at once. Takes time in proportion to the text.
 *
 * @example
 * compileLibrary({ posts: [], guides: [], legal: [] }, { categories: ['news'], guideTypes: ['ebook'] })
 * // => { ok: true, library: { posts: [], guides: [], legal: [], authors: [] }, files: new Map() }
 */
export function compileLibrary<
  const Category extends string,
  const Type extends string,
  Extra extends ExtraFields = {},
  Kinds extends OwnKinds = {},
>(
  source: LibrarySource,
  options: LibraryOptions<Category, Type, Extra, Kinds>,
): LoadResult<Category, Type, Extra, Kinds> {
  // The schemas have checked the custom fields, which the types below do not include.
  return linkLibrary(readFiles(source, options), options) as LoadResult<
    Category,
    Type,
    Extra,
    Kinds
  >;
}

/** Reads the files of a content folder, each on its own, in order. */
export function readFiles<const Category extends string, const Type extends string>(
  source: LibrarySource,
  options: LibraryOptions<Category, Type>,
): Readings<Category, Type> {
  const read = fileReaders(options);
  return {
    posts: source.posts.map(read.posts),
    guides: source.guides.map(read.guides),
    legal: source.legal.map(read.legal),
    questions: (source.questions ?? []).map(read.questions),
    kinds: new Map(
      Object.keys(options.kinds ?? {}).map((kind) => [
        kind,
        (source.kinds?.[kind] ?? []).map((file) => read.own(kind, file)),
      ]),
    ),
    authors: source.authors,
  };
}

/** Combines read files into a library, and checks references between them. */
export function linkLibrary<const Category extends string, const Type extends string>(
  readings: Readings<Category, Type>,
  { otherQuestions = new Map(), facts = {} }: LibraryOptions<Category, Type>,
): LoadResult<Category, Type> {
  const posts = draftsOf(readings.posts);
  const guides = draftsOf(readings.guides);
  const legal = draftsOf(readings.legal);
  const questions = draftsOf(readings.questions);
  const ownReadings = [...(readings.kinds ?? [])];

  const { authors, findings: aboutAuthors } =
    readings.authors === undefined
      ? missingAuthors(readings.posts.length > 0)
      : readAuthors(readings.authors, facts);
  const authorById = new Map(authors?.map((author) => [author.id, author]));

  const all = [
    [
      ...readings.posts,
      ...readings.guides,
      ...readings.legal,
      ...readings.questions,
      ...ownReadings.flatMap(([, files]) => files),
    ].flatMap(({ findings }) => findings),
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
    ownReadings.flatMap(([kind, files]) =>
      checkReferences(draftsOf(files), { what: `file of ${kind}/`, isComplete: true }),
    ),
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
        .flatMap(({ file, fields, slug, content }): Post<Category>[] => {
          const author = authorById.get(fields?.author ?? '');
          if (fields === undefined || author === undefined) return [];
          const { id = slug, readTime = readingMinutes(countWords(content)) } = fields;
          const item = { ...fields, ...datesOf(fields), id, slug, author, readTime, content };
          return [fromFile(item, file, files)];
        })
        .toSorted(newestFirst),
      guides: guides
        .flatMap(({ file, fields, slug, content }): Guide<Type>[] => {
          if (fields === undefined) return [];
          const { id = slug } = fields;
          return [fromFile({ ...fields, ...datesOf(fields), id, slug, content }, file, files)];
        })
        .toSorted(newestFirst),
      legal: legal.flatMap((draft) => toItem(draft, files)),
      ...(ownReadings.length > 0 && {
        kinds: Object.fromEntries(
          ownReadings.map(([kind, own]) => [
            kind,
            draftsOf(own).flatMap((draft) => toItem(draft, files)),
          ]),
        ),
      }),
      authors: [...authorById.values()],
      ...(questions.length > 0 && {
        questions: questions.flatMap((draft) => toQuestion(draft, files)).toSorted(oldestFirst),
      }),
    },
  };
}

const draftsOf = <Fields>(readings: readonly FileReading<Fields>[]): Draft<Fields>[] =>
  readings.flatMap(({ draft }) => draft ?? []);

/** The dates of a post or guide as they are shown. */
const datesOf = ({
  publishedDate,
  updatedDate,
}: Pick<GuideFields<string>, 'publishedDate' | 'updatedDate'>) => ({
  dates: toDateTexts(publishedDate),
  ...(updatedDate !== undefined && { updated: toPageDate(updatedDate) }),
});

type Files = Map<object, string>;

/** Records the file of an item. */
function fromFile<Item extends object>(item: Item, file: string, files: Files): Item {
  files.set(item, file);
  return item;
}

function toItem<Fields extends object>(
  { file, fields, slug, content }: Draft<Fields>,
  files: Files,
): OwnItem<Fields>[] {
  return fields === undefined ? [] : [fromFile({ ...fields, slug, content }, file, files)];
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
