import type { Site } from '@cornerbell/content/copy';
import { readNumber, type Range } from '../../planners/read-number.ts';

type PlannerCopy = Site['switch']['planner'];

/** The constants of the planner. */
export type PlanRules = PlannerCopy['rules'];

/** The answers of an owner about the switch. */
export interface Move {
  /** What the gym uses today. */
  readonly from: PlannerCopy['sources'][number];
  /** Where members' payment cards are stored. */
  readonly cards: PlannerCopy['cards'][number];
  readonly members: number;
  /** Classes in a week. */
  readonly classes: number;
  /** Days of notice of the old contract. */
  readonly notice: number;
}

/** One step of a plan. */
export interface PlanStep {
  readonly id: keyof PlannerCopy['steps'];
  /** Days after the first day of the plan. */
  readonly after: number;
}

/** The milestones of a plan, in days after its first day. */
export interface PlanDays {
  readonly start: number;
  readonly list: number;
  readonly listDone: number;
  readonly timetable: number;
  readonly timetableDone: number;
  readonly setup: number;
  readonly announce: number;
  readonly firstDay: number;
  readonly weekEnd: number;
  readonly decide: number;
  readonly cardsReminder: number;
  readonly cardsLast: number;
  /** Notice is given, or the old list is frozen. */
  readonly leave: number;
  readonly finalExport: number;
  readonly oldEnd: number;
  readonly firstCharge: number;
  readonly moneyBack: number;
}

/** A plan: its milestones, its steps in order, and the number of days on which both systems are paid for. */
export interface Plan {
  readonly days: PlanDays;
  readonly steps: readonly PlanStep[];
  readonly paidTwice: number;
}

const hoursOfDay = 24;

/** The evenings for a number of items, at least one. */
const evenings = (count: number, perEvening: number) => Math.max(1, Math.ceil(count / perEvening));

function daysOf({ from, cards, members, classes, notice }: Move, rules: PlanRules): PlanDays {
  const listDone = evenings(members, rules.membersPerEvening);
  const timetableDone = listDone + evenings(classes, rules.classesPerEvening);
  // The days until an application is answered.
  const reviewed = Math.ceil(rules.reviewHours / hoursOfDay);
  const setup = Math.max(reviewed, timetableDone) + 1;
  const firstDay = setup + rules.firstAfterDays;
  const decide = firstDay + rules.parallelDays;
  const cardsLast = decide + rules.cardDays;
  const leave = cards.id === 'software' ? cardsLast : decide;
  const oldEnd = leave + (from.hasContract ? notice : 0);
  const firstCharge = setup + rules.trialDays;
  return {
    start: 0,
    list: 1,
    listDone,
    timetable: listDone + 1,
    timetableDone,
    setup,
    announce: setup + 1,
    firstDay,
    weekEnd: decide - 1,
    decide,
    cardsReminder: decide + Math.ceil(rules.cardDays / 2),
    cardsLast,
    leave,
    finalExport: Math.max(leave, oldEnd - 1),
    oldEnd,
    firstCharge,
    moneyBack: firstCharge + rules.guaranteeDays,
  };
}

/** The plan for a switch. Steps of the same day are in the order in which they are done. */
export function planOf(move: Move, rules: PlanRules): Plan {
  const { from, cards } = move;
  const days = daysOf(move, rules);
  const asksForCards = cards.id === 'software';
  const steps: readonly (PlanStep | false)[] = [
    { id: 'export', after: days.start },
    { id: 'apply', after: days.start },
    asksForCards && { id: 'askProcessor', after: days.start },
    cards.id === 'own' && { id: 'askAccount', after: days.start },
    { id: 'list', after: days.list },
    { id: 'timetable', after: days.timetable },
    { id: 'setup', after: days.setup },
    { id: 'check', after: days.announce },
    { id: 'announce', after: days.announce },
    { id: 'firstDay', after: days.firstDay },
    { id: 'decide', after: days.decide },
    asksForCards && { id: 'cards', after: days.decide },
    asksForCards && { id: 'cardsReminder', after: days.cardsReminder },
    asksForCards && { id: 'cardsLast', after: days.cardsLast },
    from.hasContract && { id: 'notice', after: days.leave },
    from.hasContract && { id: 'finalExport', after: days.finalExport },
    from.hasContract && { id: 'oldEnd', after: days.oldEnd },
    !from.hasContract && { id: 'freeze', after: days.leave },
    { id: 'firstCharge', after: days.firstCharge },
    { id: 'moneyBack', after: days.moneyBack },
  ];
  return {
    days,
    steps: steps
      .filter((step) => step !== false)
      .toSorted((left, right) => left.after - right.after),
    paidTwice: from.hasContract ? Math.max(0, days.oldEnd - days.firstCharge + 1) : 0,
  };
}

const ranges = {
  members: [1, 10_000],
  classes: [1, 1000],
  notice: [0, 730],
} as const satisfies Partial<Record<keyof Move, Range>>;

/** The minimum and maximum of a field. */
export const rangeOf = (
  name: keyof typeof ranges,
): { readonly min: number; readonly max: number } => {
  const [min, max] = ranges[name];
  return { min, max };
};

/**
 * Finds a choice by its id, or else by the id of the example.
 *
 * @throws Error if there is no choice with the example's id.
 */
function choose<Choice extends { readonly id: string }>(
  choices: readonly Choice[],
  id: string | null,
  example: string,
): Choice {
  const chosen =
    choices.find((choice) => choice.id === id) ?? choices.find((choice) => choice.id === example);
  if (!chosen)
    throw new Error(
      `The planner's example is "${example}". Expected one of ${choices.map((choice) => choice.id).join(', ')}.`,
    );
  return chosen;
}

/** Reads the answers; missing or invalid ones fall back to the example. */
export function readMove(
  answers: URLSearchParams,
  { sources, cards, example }: Pick<PlannerCopy, 'sources' | 'cards' | 'example'>,
): Move {
  const read = (name: keyof typeof ranges) =>
    Math.round(readNumber(answers, name, example[name], ranges[name]));
  return {
    from: choose(sources, answers.get('from'), example.from),
    cards: choose(cards, answers.get('cards'), example.cards),
    members: read('members'),
    classes: read('classes'),
    notice: read('notice'),
  };
}
