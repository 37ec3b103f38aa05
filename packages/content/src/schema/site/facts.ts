import * as v from 'valibot';
import { calendarDate } from '../fields.ts';
import { copy, described, machineName } from './parts.ts';

const factName = v.pipe(
  machineName,
  v.description('The name behind the dot in `{{fact:GROUP.NAME}}`.'),
  v.examples(['spots']),
);

/** A number with what it counts. */
const numberFact = v.strictObject({
  name: factName,
  value: v.pipe(v.number(), v.description('The number.'), v.examples([50])),
  unit: v.pipe(
    machineName,
    v.description('What is counted, in the singular, or `USD` or `%`.'),
    v.examples(['gym']),
  ),
});

/** A name or another text that several pages state. */
const textFact = v.strictObject({
  name: factName,
  text: described(copy, 'The text as it is.'),
});

/** `site/facts.yaml`: the facts of a site in groups, each with one source. */
export const factGroups = v.array(
  v.strictObject({
    name: v.pipe(
      machineName,
      v.description('The name before the dot in `{{fact:GROUP.NAME}}`.'),
      v.examples(['pilot']),
    ),
    source: v.pipe(copy, v.description('Where they come from.'), v.examples(['the founders'])),
    checked: calendarDate('The day on which they were last checked.', '2026-11-21'),
    numbers: v.optional(
      described(v.array(numberFact), 'The numbers; a range is `….least` and `….most`.'),
      [],
    ),
    texts: v.optional(described(v.array(textFact), 'The names and other texts.'), []),
  }),
);

/** `site/open-questions.yaml`: decisions for the founders. */
export const openQuestions = v.array(
  v.strictObject({
    question: described(copy, 'What the founders must decide.'),
    answer: described(copy, 'What the site says until then.'),
  }),
);

/** One fact of `site/facts.yaml`. */
export interface Fact {
  /** The id in texts, for example `plan.growth.founding`. */
  readonly id: string;
  /** The number or the text. */
  readonly value: number | string;
  /** The unit of a number: `USD`, `%`, or a noun in the singular; `undefined` for a text. */
  readonly unit: string | undefined;
}

/** The facts of all groups. */
export const listFacts = (groups: v.InferOutput<typeof factGroups>): Fact[] =>
  groups.flatMap((group) => [
    ...group.numbers.map(({ name, value, unit }) => ({ id: `${group.name}.${name}`, value, unit })),
    ...group.texts.map(({ name, text }) => ({
      id: `${group.name}.${name}`,
      value: text,
      unit: undefined,
    })),
  ]);
