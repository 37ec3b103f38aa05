import { displayLimits } from '../display-limits.ts';
import {
  adviceFacts,
  articleFacts,
  claimFacts,
  keptFacts,
  legalFacts,
  libraryFacts,
  offerFacts,
  pilotFacts,
  planFacts,
  sampleFacts,
  siteFacts,
  supportFacts,
} from './facts.ts';

/** One fact of the ledger. */
export type Fact = {
  /** The name by which Markdown says it, for example `plan.growth.founding`. */
  readonly id: string;
  /** The number or the text. */
  readonly value: number | string;
  /** What a number measures: `USD`, `%`, or what is counted, in the singular; `undefined` for a text. */
  readonly unit: string | undefined;
  /** The sections of the specification that state it, or who chose it. */
  readonly source: string;
  /** The day on which it was last held against its source, `YYYY-MM-DD`. */
  readonly checked: string;
};

type FactTree = { readonly [name: string]: number | string | readonly number[] | FactTree };

const checked = '2026-11-21';

type Group = {
  readonly id: string;
  readonly source: string;
  readonly facts: FactTree;
  /** The unit of each fact by its name, whatever group of the tree it stands in. */
  readonly units: Readonly<Record<string, string>>;
};

const groups: readonly Group[] = [
  { id: 'site', source: 'the founders', facts: siteFacts, units: {} },
  {
    id: 'pilot',
    source: '§1, §9',
    facts: pilotFacts,
    units: {
      spots: 'gym',
      discountPercent: '%',
      reviewHours: 'hour',
      guaranteeDays: 'day',
      cancelNoticeDays: 'day',
      trialDays: 'day',
    },
  },
  {
    id: 'plan',
    source: '§9',
    facts: planFacts,
    units: { founding: 'USD', regular: 'USD', members: 'member' },
  },
  {
    id: 'article',
    source: '§1, §9',
    facts: articleFacts,
    units: { listed: 'USD', founding: 'USD' },
  },
  {
    id: 'support',
    source: '§9',
    facts: supportFacts,
    units: {
      responseHours: 'hour',
      criticalFixHours: 'hour',
      callEveryWeeks: 'week',
      callMinutes: 'minute',
      setupHours: 'hour',
    },
  },
  {
    id: 'claim',
    source: '§1, §2, §9',
    facts: claimFacts,
    units: {
      developmentSince: 'calendar year',
      featuresBuilt: 'feature',
      skills: 'skill',
      memberTools: 'tool',
      schedulingTools: 'tool',
      businessTools: 'tool',
      engagementTools: 'tool',
      classesPerMonth: 'class',
      badgeTypes: 'type',
      newsletterReaders: 'owner',
    },
  },
  {
    id: 'advice',
    source: '§9',
    facts: adviceFacts,
    units: { quietDays: 'day', retentionPercent: '%', startSkills: 'skill' },
  },
  {
    id: 'legal',
    source: '§9',
    facts: legalFacts,
    units: {
      minimumAge: 'year',
      adultAge: 'year',
      renewalNoticeDays: 'day',
      billingErrorDays: 'day',
      exportDays: 'day',
      liabilityMonths: 'month',
      liabilityFloorDollars: 'USD',
      informalDisputeDays: 'day',
      claimYears: 'year',
    },
  },
  {
    id: 'offer',
    source: '§1, §3, §4, §9',
    facts: offerFacts,
    units: {
      plans: 'plan',
      featureAreas: 'area',
      skillMarks: 'mark',
      sparringStatuses: 'status',
      achievementTiers: 'tier',
    },
  },
  {
    id: 'sample',
    source: '§2',
    facts: sampleFacts,
    units: { twoNights: 'USD', unlimited: 'USD', family: 'USD', privateSession: 'USD' },
  },
  {
    id: 'library',
    source: '§3, §9',
    facts: libraryFacts,
    units: { posts: 'post', guides: 'guide', readMinutes: 'minute' },
  },
  {
    id: 'display',
    source: '§2, §9',
    facts: displayLimits,
    units: { featuredPosts: 'post', popularGuides: 'guide', postTags: 'tag', related: 'item' },
  },
  { id: 'kept', source: 'the founders', facts: keptFacts, units: { unsentDays: 'day' } },
];

/**
 * Every fact of the site with its source, for the checks and for Markdown; pages read the groups of `facts.ts`.
 *
 * A range becomes two facts, `.least` and `.most`. Specification §9.
 */
export const ledger: readonly Fact[] = groups.flatMap(({ id, source, facts, units }) =>
  flatten(id, facts).map(([name, value]) => ({
    id: name,
    value,
    unit: units[name.replace(/\.(?:least|most)$/, '').replace(/^.*\./, '')],
    source,
    checked,
  })),
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
