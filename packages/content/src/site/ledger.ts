import {
  adviceFacts,
  articleFacts,
  claimFacts,
  legalFacts,
  pilotFacts,
  planFacts,
  siteFacts,
  supportFacts,
} from './facts.ts';

/** One fact of the ledger. */
export type Fact = {
  /** The name by which Markdown says it, for example `plan.growth.founding`. */
  readonly id: string;
  /** The number or the text; its unit stands in the docstring of its group. */
  readonly value: number | string;
  /** The part of the specification that states it. */
  readonly source: string;
  /** The day on which it was last held against its source, `YYYY-MM-DD`. */
  readonly checked: string;
};

type FactTree = { readonly [name: string]: number | string | readonly number[] | FactTree };

const checked = '2026-11-21';

const groups: readonly { id: string; source: string; facts: FactTree }[] = [
  { id: 'site', source: 'issue 2', facts: siteFacts },
  { id: 'pilot', source: '§1, §9', facts: pilotFacts },
  { id: 'plan', source: '§9', facts: planFacts },
  { id: 'article', source: '§1, §9', facts: articleFacts },
  { id: 'support', source: '§9', facts: supportFacts },
  { id: 'claim', source: '§1, §2, §9', facts: claimFacts },
  { id: 'advice', source: '§9', facts: adviceFacts },
  { id: 'legal', source: '§9', facts: legalFacts },
];

/**
 * Every fact of the site with its source, for the checks and for Markdown; pages read the groups of `facts.ts`.
 *
 * A range becomes two facts, `.least` and `.most`. Specification §9.
 */
export const ledger: readonly Fact[] = groups.flatMap(({ id, source, facts }) =>
  flatten(id, facts).map(([name, value]) => ({ id: name, value, source, checked })),
);

/** The facts by id, the way the loader takes them. Specification §9. */
export const factsById: Readonly<Record<string, number | string>> = Object.fromEntries(
  ledger.map(({ id, value }) => [id, value]),
);

function flatten(prefix: string, tree: FactTree): [id: string, value: number | string][] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const id = `${prefix}.${name}`;
    if (typeof value === 'number' || typeof value === 'string') return [[id, value]];
    if (!isRange(value)) return flatten(id, value);
    const [least = 0, most = 0] = value;
    return [
      [`${id}.least`, least],
      [`${id}.most`, most],
    ];
  });
}

function isRange(value: FactTree | readonly number[]): value is readonly number[] {
  return Array.isArray(value);
}
