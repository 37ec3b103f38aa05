import { formatDate } from '@cornerbell/content';
import type { Site, TitledText } from '@cornerbell/content/copy';
import { fillPlaceholders } from '../../library/fill-placeholders.ts';
import { addDays, formatFullDay, isDay, weekdayOf } from '../../planners/days.ts';
import { planOf, readMove, type PlanStep } from './plan.ts';

/** A step with its title and text. */
export interface DescribedStep extends PlanStep, TitledText {}

/** A day of the plan with its steps. */
export interface DescribedDay {
  /** Days after the first day of the plan. */
  readonly after: number;
  /** Such as `2026-12-01`; left out without a start date. */
  readonly day?: string;
  /** Such as `Dec 1, 2026` or `Day 1`. */
  readonly title: string;
  readonly weekday?: string;
  readonly steps: readonly DescribedStep[];
}

type MessageId = keyof Site['switch']['planner']['messages'];

/** The messages of a plan, in the order in which they are sent. */
function messageIds(hasContract: boolean, asksForCards: boolean): MessageId[] {
  return [
    ...(hasContract ? (['provider'] as const) : []),
    'announce',
    'coaches',
    ...(asksForCards ? (['cards', 'cardsReminder'] as const) : []),
    ...(hasContract ? (['notice'] as const) : []),
  ];
}

const card = (day: string) => formatDate(day, 'card');

const fill = (
  { title, text }: TitledText,
  values: Readonly<Record<string, string | number>>,
): TitledText => ({
  title: fillPlaceholders(title, values),
  text: fillPlaceholders(text, values),
});

/**
 * Writes the texts of a plan.
 *
 * @param answers The answers of the form; without `start`, the days are numbered from 1.
 */
export function describePlan(answers: URLSearchParams, copy: Site['switch']['planner']) {
  const { results, rules, steps, messages, verdicts } = copy;
  const move = readMove(answers, copy);
  const plan = planOf(move, rules);
  const start = answers.get('start') ?? '';
  const gym = answers.get('gym')?.trim();
  const isDated = isDay(start);

  /** The days of the plan as values of placeholders, in one format. */
  const datesAs = (write: (day: string) => string, undated: string) =>
    Object.fromEntries(
      Object.entries(plan.days).map(([name, after]) => [
        name,
        isDated
          ? write(addDays(start, after))
          : fillPlaceholders(undated, { day: Number(after) + 1 }),
      ]),
    );
  const values = {
    ...rules,
    gym: gym || results.gymInText,
    from: move.from.phrase,
    export: move.from.export,
    members: move.members,
    classes: move.classes,
    paidTwice: plan.paidTwice,
  };
  const inText = { ...values, ...datesAs(card, results.dayInText) };
  const inMessage = {
    ...values,
    gym: gym || results.gymInMessage,
    cardsLine: move.cards.line,
    ...datesAs(formatFullDay, results.dayInMessage),
  };
  const days = [...new Set(plan.steps.map(({ after }) => after))].map((after): DescribedDay => {
    const day = isDated ? addDays(start, after) : undefined;
    return {
      after,
      title: day ? card(day) : fillPlaceholders(results.day, { day: after + 1 }),
      ...(day && { day, weekday: weekdayOf(day) }),
      steps: plan.steps
        .filter((step) => step.after === after)
        .map((step) => ({ ...step, ...fill(steps[step.id], inText) })),
    };
  });
  const owed = plan.paidTwice > 0 ? verdicts.twice : verdicts.once;
  return {
    title: fillPlaceholders(copy.planTitle, inText),
    lead: fillPlaceholders(copy.planLead, inText),
    verdict: fill(move.from.hasContract ? owed : verdicts.free, inText),
    facts: [
      { label: results.setup, day: plan.days.setup },
      { label: results.firstDay, day: plan.days.firstDay },
      ...(move.from.hasContract ? [{ label: results.oldEnd, day: plan.days.oldEnd }] : []),
      { label: results.firstCharge, day: plan.days.firstCharge },
    ]
      .toSorted((left, right) => left.day - right.day)
      .map(({ label, day }) => ({
        label,
        value: isDated
          ? formatDate(addDays(start, day), 'small')
          : fillPlaceholders(results.day, { day: day + 1 }),
      })),
    days,
    formulas: copy.formulas.items.map((item) => fill(item, inText)),
    messages: messageIds(move.from.hasContract, move.cards.id === 'software').map((id) => ({
      id,
      title: fillPlaceholders(messages[id].title, inText),
      text: fillPlaceholders(messages[id].text, inMessage),
    })),
  };
}

/** The texts of a plan. */
export type DescribedPlan = ReturnType<typeof describePlan>;
