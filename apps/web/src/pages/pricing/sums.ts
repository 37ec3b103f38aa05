import type { Plan } from '@cornerbell/content/copy';
import { readNumber, type Range } from '../../planners/read-number.ts';

/** The answers of an owner. */
export interface Gym {
  readonly members: number;
  /** Members who join in a month, minus those who leave. */
  readonly growth: number;
  readonly locations: number;
  /** Hours of desk work in a week. */
  readonly hours: number;
  /** Dollars an hour of desk work. */
  readonly wage: number;
}

/** The plan for a gym, and what follows from it. */
export interface Sums {
  readonly plan: Plan;
  /** The plan that the gym needs next within five years, from how many members and after how many days; `null` if none. */
  readonly next: { readonly plan: Plan; readonly members: number; readonly days: number } | null;
  /** The minutes a week that the plan must save to pay for itself, also in percent of the desk work; `null` without a fixed price. */
  readonly hasToSave: { readonly minutes: number; readonly percent: number } | null;
}

const daysPerMonth = 365 / 12;

/** How many days ahead the next plan is predicted. */
const maxDays = 5 * 365;

/**
 * The first plan for a number of members and locations.
 *
 * @throws Error if every plan has a limit.
 */
function planFor(plans: readonly Plan[], members: number, locations: number): Plan {
  const plan = plans.find(
    ({ memberLimit, severalLocations }) =>
      (memberLimit === null || members <= memberLimit) && (locations <= 1 || severalLocations),
  );
  if (!plan)
    throw new Error('No plan is large enough for this gym. Expected a plan without a limit.');
  return plan;
}

/**
 * The minutes a week that must be saved to earn a monthly price, rounded up.
 *
 * @param price Dollars a month.
 * @param wage Dollars an hour.
 * @example
 * minutesToSave(29, 20); // => 21, for 29 / 20 * 60 * 12 / 52 is 20.08
 */
export const minutesToSave = (price: number, wage: number): number =>
  Math.ceil(((price / wage) * 60 * 12) / 52);

/** The plan for a gym, the next plan, and the time that the founding price must save. */
export function sumsOf(
  { members, growth, locations, hours, wage }: Gym,
  plans: readonly Plan[],
): Sums {
  const plan = planFor(plans, members, locations);
  const { memberLimit, price } = plan;
  const days =
    memberLimit === null || growth <= 0
      ? Number.POSITIVE_INFINITY
      : Math.ceil(((memberLimit + 1 - members) / growth) * daysPerMonth);
  const minutes = price.kind === 'monthly' ? minutesToSave(price.founding, wage) : null;
  return {
    plan,
    next:
      memberLimit !== null && days <= maxDays
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

/** The minimum and maximum of a field. */
export const rangeOf = (name: keyof Gym): { readonly min: number; readonly max: number } => {
  const [min, max] = ranges[name];
  return { min, max };
};

/** Reads the answers; missing or invalid ones fall back to `initial`. */
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
