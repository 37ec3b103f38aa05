import { lengths as metaLengths } from '../../check/check-titles.ts';
import { blogCategories } from '../../schema/categories.ts';
import { guideTypes } from '../../schema/guide-types.ts';
import { didYouMean } from '../../load/nearest.ts';
import { kebabCase } from '../../schema/fields.ts';
import type { Kind, Taken } from './taken.ts';

/** A field of a new text, given by flag or at the terminal. */
export interface Field {
  /** The name of its flag. */
  readonly name: string;
  /** The question at the terminal. */
  readonly question: string;
  /** The valid ids; left out for free text. */
  readonly choices?: (taken: Taken) => readonly string[];
  /** What is wrong with a value and what to write instead; `undefined` for a valid one. */
  readonly wrong: (answer: string, taken: Taken) => string | undefined;
}

const title: Field = {
  name: 'title',
  question: 'Title, in sentence case',
  wrong: (answer, { titles }) => {
    const file = titles.get(answer.toLowerCase());
    if (file !== undefined) return `"${answer}" is the title of ${file} → write another one`;
    return lengthOf('The title', answer, metaLengths.title);
  },
};

const tags: Field = {
  name: 'tags',
  question: 'Tags, in lower case, with commas between them',
  wrong: (answer) => {
    const wrong = splitTags(answer).find((tag) => tag !== tag.toLowerCase());
    if (wrong !== undefined) return `"${wrong}" has capitals → write "${wrong.toLowerCase()}"`;
    return splitTags(answer).length > 0
      ? undefined
      : 'There is no tag → write at least one, for example retention';
  },
};

/** The fields of each kind, in the order of the questions. */
export const fieldsOf = {
  post: [
    title,
    sentence('excerpt', 'One full sentence that sells the read', metaLengths.description),
    choice('category', 'Category', () => blogCategories.map(({ id }) => id)),
    tags,
    choice('author', 'Author', ({ authors }) => authors),
  ],
  guide: [
    title,
    sentence('description', 'One full sentence that leads the page', metaLengths.description),
    sentence('excerpt', 'One short sentence for the card', { least: 10, most: 110 }),
    choice('type', 'Type', () => guideTypes.map(({ id }) => id)),
  ],
  faq: [
    {
      name: 'question',
      question: 'The question, as a gym owner would ask it',
      wrong: (answer: string, { titles }: Taken) => {
        const file = titles.get(answer.toLowerCase());
        if (file !== undefined) return `"${answer}" is asked in ${file} → ask something else`;
        return /^\S.{8,}\?$/.test(answer)
          ? undefined
          : `${JSON.stringify(answer)} is not a question → write one that ends in a question mark`;
      },
    },
    sentence('answer', 'The answer, in one or two sentences', { least: 20, most: 600 }),
    choice('group', 'Group', ({ groups }) => groups),
  ],
} as const satisfies Record<Kind, readonly Field[]>;

/** What is wrong with a slug and what to write instead; `undefined` for a valid one. */
export function wrongSlug(slug: string, { slugs }: Taken): string | undefined {
  const owner = slugs.get(slug);
  if (owner !== undefined)
    return `The slug "${slug}" is used by ${owner} → choose another with --slug`;
  return kebabCase.test(slug)
    ? undefined
    : `The slug is ${JSON.stringify(slug)} → write lower-case words joined by hyphens, for example ten-days-quiet`;
}

/**
 * The tags of an answer.
 *
 * @example
 * splitTags('retention, front desk,') // => ['retention', 'front desk']
 */
export function splitTags(answer: string): string[] {
  return answer
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

function sentence(
  name: string,
  question: string,
  lengths: { readonly least: number; readonly most: number },
): Field {
  return {
    name,
    question: `${question} (${lengths.least} to ${lengths.most} characters)`,
    wrong: (answer) => lengthOf(`The ${name}`, answer, lengths),
  };
}

function choice(
  name: string,
  question: string,
  choices: (taken: Taken) => readonly string[],
): Field {
  return {
    name,
    question,
    choices,
    wrong: (answer, taken) => {
      const ids = choices(taken);
      if (ids.includes(answer)) return undefined;
      return `The ${name} is ${JSON.stringify(answer)} → write one of ${ids.join(', ')}.${didYouMean(answer, ids)}`;
    },
  };
}

function lengthOf(
  what: string,
  { length }: string,
  { least, most }: { readonly least: number; readonly most: number },
): string | undefined {
  if (length >= least && length <= most) return undefined;
  return length < least
    ? `${what} has ${length} characters → write at least ${least}`
    : `${what} has ${length} characters → write at most ${most}`;
}
