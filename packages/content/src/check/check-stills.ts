import type { Finding } from '../load/finding.ts';
import { didYouMean } from '../load/nearest.ts';
import { asQuote, findingAt, type Prose } from '../load/prose.ts';
import type { Document } from '../load/read-document.ts';
import type { YamlProse } from '../load/read-yaml.ts';
import type { Site } from '../schema/site/index.ts';
import type { GymAction } from '../schema/site/stills.ts';
import type { Article } from './article.ts';
import { fieldOf } from './check-fields.ts';

/** The file of the stills. */
const stillsFile = 'site/stills.yaml';

/** On how many pages a still may be. */
const mostPages = 3;

/** A line of a text that shows a still. */
const shownStill = /^!\[.*\]\(([\w-]+)(?: "[^"]*")?\)$/gm;

/** A place that names a still. */
interface Use {
  readonly prose: Prose;
  readonly index: number;
  readonly name: string;
}

/** The day and time of a class, by which stills name it. */
const idOf = ({ day, time }: Site['samples']['timetable']['slots'][number]) => `${day} ${time}`;

/** What stills and sample data may refer to, with its valid names, by the name of the field. */
function namesIn({ samples }: Site): Readonly<Record<string, readonly [string, string[]]>> {
  const { members, membershipPlans, reports, skills, staff, timetable } = samples;
  const member = ['a member', members.members.map(({ name }) => name)] as const;
  return {
    member,
    owner: member,
    noteOf: member,
    booked: member,
    waiting: member,
    class: ['a class', timetable.slots.map(idOf)],
    coach: ['a coach', staff.staff.map(({ name }) => name)],
    plan: ['a plan', membershipPlans.plans.map(({ name }) => name)],
    report: ['a report', reports.reports.map(({ name }) => name)],
    group: ['a group of skills', skills.groups.map(({ title }) => title)],
    skill: ['a skill', skills.groups.flatMap((group) => group.skills.map(({ name }) => name))],
  };
}

const unknown = ({ prose, index, name }: Use, rule: string, what: string, names: string[]) => {
  const instead = `write one of ${names.join(', ')}.${didYouMean(name, names)}`;
  return findingAt(prose, index, rule, [`${asQuote(name)} is not ${what}`, instead]);
};

/** Why an action changes nothing in the sample gym, if so; `earlier` are those before it. */
function whyIdle(
  action: GymAction,
  earlier: readonly GymAction[],
  { gym, members, payments, timetable }: Site['samples'],
): string | undefined {
  if (action.do === 'mark-skill') return undefined;
  const { member } = action;
  if (action.do === 'call') {
    const isQuiet = members.members.some(({ name, quiet }) => name === member && quiet);
    return isQuiet ? undefined : `${asQuote(member)} is not quiet, and so not on the call list`;
  }
  if (action.do === 'take-payment') {
    const isOpen = payments.payments.some((one) => one.member === member && one.state !== 'Paid');
    return isOpen ? undefined : `${asQuote(member)} has no open payment`;
  }
  const slot = timetable.slots.find((one) => idOf(one) === action.class);
  if (slot?.isOver) return `The class ${asQuote(action.class)} is over`;
  if (slot && action.do === 'check-in' && slot.day !== gym.today.day)
    return `The class ${asQuote(action.class)} is not today`;
  if (!slot || action.do === 'book') return undefined;
  const isIn =
    [...slot.booked, ...(slot.waiting ?? [])].includes(member) ||
    earlier.some((one) => one.do === 'book' && one.member === member && one.class === action.class);
  return isIn ? undefined : `${asQuote(member)} is not in the class ${asQuote(action.class)}`;
}

/** Finds actions before a still that change nothing. */
const idleActions = ({ stills, samples }: Site, texts: readonly YamlProse[]) =>
  stills.stills.flatMap(({ before = [] }, still) =>
    before.flatMap((action, index) => {
      const reason = whyIdle(action, before.slice(0, index), samples);
      const prose = texts.find(
        ({ path }) => path[1] === still && path[3] === index && path.at(-1) === 'member',
      );
      if (reason === undefined || !prose) return [];
      return [findingAt(prose, 0, 'idle-action', [reason, 'choose another, or take it out'])];
    }),
  );

/** The stills that the pages and texts show, by file. */
function usesOf(documents: readonly Document[], articles: readonly Article[]): Use[][] {
  const onPages = documents
    .filter(({ file }) => file.startsWith('site/') && file !== stillsFile)
    .map(({ yaml }) =>
      yaml.texts
        .filter(({ path }) => path.includes('still') || path.includes('stills'))
        .map((prose) => ({ prose, index: 0, name: prose.value })),
    );
  const inTexts = articles.map(({ body }) =>
    Array.from(body.text.matchAll(shownStill), ({ index, 1: name = '' }) => ({
      prose: body,
      index,
      name,
    })),
  );
  return [...onPages, ...inTexts].filter((uses) => uses.length > 0);
}

/**
 * Finds stills that do not exist, that are twice on a page or on too many pages, and names in
 * stills and sample data that the sample gym does not have.
 */
export function checkStills(
  site: Site,
  documents: readonly Document[],
  articles: readonly Article[],
): Finding[] {
  const known = new Map(Object.entries(namesIn(site)));
  const texts = documents.find(({ file }) => file === stillsFile)?.yaml.texts ?? [];
  const samples = documents.filter(({ file }) => file.startsWith('site/samples/'));
  const inTexts = [...texts, ...samples.flatMap(({ yaml }) => yaml.texts)];
  const lost = inTexts.flatMap((prose): Finding[] => {
    const [what, names = []] = known.get(fieldOf(prose)) ?? [];
    const use = { prose, index: 0, name: prose.value };
    if (what === undefined || names.includes(prose.value)) return [];
    return [unknown(use, 'unknown-sample', `${what} of the sample gym`, names)];
  });

  const stills = site.stills.stills.map(({ id }) => id);
  const pages = usesOf(documents, articles);
  const filesOf = new Map<string, Set<string>>();
  for (const { name, prose } of pages.flat())
    filesOf.set(name, (filesOf.get(name) ?? new Set()).add(prose.file));
  const inUse = pages.flatMap((uses) =>
    uses.flatMap((use, place): Finding[] => {
      const { prose, index, name } = use;
      if (!stills.includes(name)) return [unknown(use, 'missing-image', 'a still', stills)];
      const isTwice = uses.findIndex((other) => other.name === name) < place;
      const files = [...(filesOf.get(name) ?? [])];
      if (!isTwice && files.length <= mostPages) return [];
      const where = isTwice
        ? 'twice on the page'
        : `on more than ${mostPages} pages: ${files.join(', ')}`;
      return [
        findingAt(prose, index, 'repeated-still', [
          `The still ${asQuote(name)} is ${where}`,
          'show another, or write a new one in site/stills.yaml',
        ]),
      ];
    }),
  );
  return [...lost, ...idleActions(site, texts), ...inUse];
}
