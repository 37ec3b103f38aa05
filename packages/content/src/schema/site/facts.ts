import * as v from 'valibot';
import { calendarDate } from '../fields.ts';
import { copy, machineName } from './parts.ts';

/** A number with what it measures, or a range of two. */
export const fact = v.strictObject({
  value: v.pipe(
    v.union([v.number(), v.tuple([v.number(), v.number()])]),
    v.description('The number, or a range of two; a name stands alone, without a unit.'),
    v.examples([50]),
  ),
  unit: v.pipe(
    machineName,
    v.description('What is counted, in the singular, or `USD` or `%`.'),
    v.examples(['gym']),
  ),
});

/** A name or another text that several pages state. */
const namedFact = v.strictObject({ value: v.pipe(copy, v.description('The text as it is.')) });

/** A group of facts with one source. */
export const factGroup = v.strictObject({
  source: v.pipe(copy, v.description('Where they come from.'), v.examples(['the founders'])),
  checked: calendarDate('The day on which they were last checked.', '2026-11-21'),
  facts: v.pipe(
    v.record(v.string(), v.union([fact, namedFact])),
    v.description('The facts by name; texts say one as `{{fact:GROUP.NAME}}`.'),
  ),
});

/** `site/facts.yaml`: the facts of a site in groups. */
export const factGroups = v.record(v.string(), factGroup);

/** `site/open-questions.yaml`: decisions for the founders. */
export const openQuestions = v.array(
  v.strictObject({
    question: v.pipe(copy, v.description('What the founders must decide.')),
    answer: v.pipe(copy, v.description('What the site says until then.')),
    facts: v.pipe(
      v.array(machineName),
      v.description('The ids of the facts that wait for the answer.'),
    ),
  }),
);

/** One fact of `site/facts.yaml`. */
export interface Fact {
  /** The id in texts, for example `plan.growth.founding`; a range is two facts, `.least` and `.most`. */
  readonly id: string;
  /** The number or the text. */
  readonly value: number | string;
  /** The unit of a number: `USD`, `%`, or what is counted, in the singular; `undefined` for a text. */
  readonly unit: string | undefined;
}

/** The facts of all groups. */
export function listFacts(groups: v.InferOutput<typeof factGroups>): Fact[] {
  return Object.entries(groups).flatMap(([group, { facts }]) =>
    Object.entries(facts).flatMap(([name, entry]): Fact[] => {
      const id = `${group}.${name}`;
      const unit = 'unit' in entry ? entry.unit : undefined;
      if (!Array.isArray(entry.value)) return [{ id, value: entry.value as number | string, unit }];
      const [least, most] = entry.value;
      return [
        { id: `${id}.least`, value: least, unit },
        { id: `${id}.most`, value: most, unit },
      ];
    }),
  );
}
