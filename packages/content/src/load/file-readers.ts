import * as v from 'valibot';
import { isCalendarDate } from '../schema/calendar-date.ts';
import { guideFrontMatter } from '../schema/guide.ts';
import { legalFrontMatter } from '../schema/legal-text.ts';
import { postFrontMatter } from '../schema/post.ts';
import { questionFrontMatter } from '../schema/question.ts';
import type { FieldsSchema } from './check-fields.ts';
import type { Facts } from './fill-facts.ts';
import type { Finding } from './finding.ts';
import { readDraft, type Draft } from './read-draft.ts';
import { show } from './show.ts';
import type { SourceFile } from './source-file.ts';
import { countWords, readingMinutes } from './word-count.ts';

/** Custom fields of posts and guides, as Valibot entries whose descriptions and examples appear in findings. */
export interface ExtraFields {
  readonly posts?: v.ObjectEntries;
  readonly guides?: v.ObjectEntries;
}

/** Custom kinds: a folder's name and the schema of the front matter of its Markdown files. */
export type OwnKinds = Readonly<Record<string, FieldsSchema>>;

/** What the files of a folder may refer to. */
export type LibraryOptions<
  Category extends string,
  Type extends string,
  Extra extends ExtraFields = ExtraFields,
  Kinds extends OwnKinds = OwnKinds,
> = {
  /** The ids of the categories that a post may have. */
  readonly categories: readonly Category[];
  /** The ids of the types that a guide may have. */
  readonly guideTypes: readonly Type[];
  /** Custom fields; none when left out. */
  readonly extraFields?: Extra;
  /** Custom kinds besides posts, guides, legal texts and questions; none when left out. */
  readonly kinds?: Kinds;
  /** The ids of the groups that a question may be in; none when left out. */
  readonly questionGroups?: readonly string[];
  /** The ids of questions in other files, with the file; none when left out. */
  readonly otherQuestions?: ReadonlyMap<string, string>;
  /** The facts that a file may use as `{{fact:id}}`; none when left out. */
  readonly facts?: Facts;
};

/** The result of reading one file: its draft, if possible, and its findings. */
export interface FileReading<Fields> {
  readonly draft: Draft<Fields> | undefined;
  readonly findings: readonly Finding[];
}

type Output<Schema extends (...args: never[]) => v.GenericSchema> = v.InferOutput<
  ReturnType<Schema>
>;
export type PostFields<Category extends string> = Output<typeof postFrontMatter<Category>>;
export type GuideFields<Type extends string> = Output<typeof guideFrontMatter<Type>>;
export type LegalFields = v.InferOutput<typeof legalFrontMatter>;
export type QuestionFields = Output<typeof questionFrontMatter>;

/** A reader for each kind of file. */
export function fileReaders<Category extends string, Type extends string>({
  categories,
  guideTypes,
  extraFields,
  kinds = {},
  questionGroups = [],
  facts = {},
}: LibraryOptions<Category, Type>) {
  const postSchema = withFields(postFrontMatter(categories), extraFields?.posts);
  const guideSchema = withFields(guideFrontMatter(guideTypes), extraFields?.guides);
  const questionSchema = questionFrontMatter(questionGroups);
  return {
    posts: (file: SourceFile): FileReading<PostFields<Category>> =>
      check(readDraft(file, postSchema, 'a post', facts), (draft) => [
        ...checkReadTime(draft),
        ...checkUpdatedDate(draft),
      ]),
    guides: (file: SourceFile): FileReading<GuideFields<Type>> =>
      check(readDraft(file, guideSchema, 'a guide', facts), checkUpdatedDate),
    legal: (file: SourceFile): FileReading<LegalFields> =>
      readDraft(file, legalFrontMatter, 'a legal text', facts),
    questions: (file: SourceFile): FileReading<QuestionFields> =>
      readDraft(file, questionSchema, 'a question', facts),
    own: (kind: string, file: SourceFile): FileReading<Record<string, unknown>> =>
      readDraft(file, kinds[kind] ?? v.object({}), `a file of ${kind}/`, facts),
  };
}

/** A schema with custom entries added. */
function withFields<Schema extends FieldsSchema>(
  schema: Schema,
  entries?: v.ObjectEntries,
): Schema {
  return entries === undefined
    ? schema
    : ({ ...schema, ...v.object({ ...entries, ...schema.entries }) } as Schema);
}

function check<Fields>(
  { draft, findings }: FileReading<Fields>,
  further: (draft: Draft<Fields>) => readonly Finding[],
): FileReading<Fields> {
  return { draft, findings: draft === undefined ? findings : [...findings, ...further(draft)] };
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
