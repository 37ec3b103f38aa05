import type { Plan } from '@cornerbell/content/copy';
import { readNumber, type Range } from '../../planners/read-number.ts';

/** What an owner says of the gym. */
export interface Gym {
  readonly members: number;
  /** Members that join in a month, less those that leave. */
  readonly growth: number;
  readonly locations: number;
  /** Hours of desk work in a week. */
  readonly hours: number;
  /** What such an hour costs, in dollars. */
  readonly wage: number;
}

/** The plan for a gym, and what it comes to. */
export interface Sums {
  readonly plan: Plan;
  /** The plan that the gym grows into within five years, at how many members and after how many days; `null` for none. */
  readonly next: { readonly plan: Plan; readonly members: number; readonly days: number } | null;
  /** Minutes that the plan has to save in a week to pay for itself, and that in percent of the desk work; `null` for a price made for one gym. */
  readonly hasToSave: { readonly minutes: number; readonly percent: number } | null;
}

/** Days of a month, over the year. */
export const daysOfMonth = 365 / 12;

const farthest = 5 * 365;

/** The first plan that has room for so many members and locations; the last has room for all. */
function planFor(plans: readonly Plan[], members: number, locations: number): Plan {
  const plan = plans.find(
    ({ memberLimit, severalLocations }) =>
      (memberLimit === null || members <= memberLimit) && (locations <= 1 || severalLocations),
  );
  if (!plan) throw new Error('No plan has room for this gym. Expected a plan without a limit.');
  return plan;
}

/**
 * Minutes in a week that a monthly price has to save, rounded up to whole ones.
 *
 * @param price Dollars a month.
 * @param wage Dollars an hour.
 * @example
 * minutesToSave(29, 20); // => 21, for 29 / 20 * 60 * 12 / 52 is 20.08
 */
export const minutesToSave = (price: number, wage: number): number =>
  Math.ceil(((price / wage) * 60 * 12) / 52);

/** The plan for a gym, when the next is due, and what the founding price has to save. */
export function sumsOf(
  { members, growth, locations, hours, wage }: Gym,
  plans: readonly Plan[],
): Sums {
  const plan = planFor(plans, members, locations);
  const { memberLimit, price } = plan;
  const days =
    memberLimit === null || growth <= 0
      ? Number.POSITIVE_INFINITY
      : Math.ceil(((memberLimit + 1 - members) / growth) * daysOfMonth);
  const minutes = price.kind === 'monthly' ? minutesToSave(price.founding, wage) : null;
  return {
    plan,
    next:
      memberLimit !== null && days <= farthest
        ? { plan: planFor(plans, memberLimit + 1, locations), members: memberLimit + 1, days }
        : null,
    hasToSave:
      minutes === null
        ? null
        : { minutes, percent: hours > 0 ? Math.ceil((minutes / (hours * 60)) * 100) : 100 },
  };
}

const ranges = {
  members: [0, 100_000],
  growth: [-10_000, 10_000],
  locations: [1, 1000],
  hours: [0, 168],
  wage: [1, 1000],
} as const satisfies Record<keyof Gym, Range>;

/** What a field takes: no less and no more. */
export const rangeOf = (name: keyof Gym): { readonly min: number; readonly max: number } => {
  const [min, max] = ranges[name];
  return { min, max };
};

/** The gym that answers describe; what is missing or no number is as in `initial`. */
export function readGym(answers: URLSearchParams, initial: Gym): Gym {
  const read = (name: keyof Gym) => readNumber(answers, name, initial[name], ranges[name]);
  return {
    members: Math.round(read('members')),
    growth: read('growth'),
    locations: Math.round(read('locations')),
    hours: read('hours'),
    wage: read('wage'),
  };
}
