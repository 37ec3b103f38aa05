import * as v from 'valibot';
import { calendarDate, described } from '../fields.ts';
import { copy, listOf, machineName } from './parts.ts';

const factName = described(
  machineName,
  'The name behind the dot in `{{fact:GROUP.NAME}}`.',
  'spots',
);

/** A number with what it counts. */
const numberFact = v.strictObject({
  name: factName,
  value: described(v.number(), 'The number.', 50),
  unit: described(machineName, 'What is counted, in the singular, or `USD` or `%`.', 'gym'),
});

/** A name or another text that several pages state. */
const textFact = v.strictObject({
  name: factName,
  text: described(copy, 'The text as it is.'),
});

/** `site/facts.yaml`: the facts of a site in groups, each with one source. */
export const factGroups = listOf({
  name: described(machineName, 'The name before the dot in `{{fact:GROUP.NAME}}`.', 'pilot'),
  source: described(copy, 'Where they come from.', 'the founders'),
  checked: calendarDate('The day on which they were last checked.', '2026-11-21'),
  numbers: v.optional(
    described(v.array(numberFact), 'The numbers; a range is `….least` and `….most`.'),
    [],
  ),
  texts: v.optional(described(v.array(textFact), 'The names and other texts.'), []),
});

/** `site/open-questions.yaml`: decisions for the founders. */
export const openQuestions = listOf({
  question: described(copy, 'What the founders must decide.'),
  answer: described(copy, 'What the site says until then.'),
  facts: v.optional(
    described(v.array(machineName), 'The ids of the facts that wait for the answer.'),
    [],
  ),
});

/** One fact of `site/facts.yaml`. */
export interface Fact {
  /** The id in texts, for example `plan.growth.founding`. */
  readonly id: string;
  /** The number or the text. */
  readonly value: number | string;
  /** The unit of a number: `USD`, `%`, or what is counted, in the singular; `undefined` for a text. */
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
