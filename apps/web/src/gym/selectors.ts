import type { SiteSamples, SkillState } from '@cornerbell/content/copy';
import { idOf, takenIn, type GymState, type Slot } from './state.ts';

// Every number that a view shows: the sample data and what was done since.

/** A member of the gym. */
export type Member = SiteSamples['members']['members'][number];
type Payment = SiteSamples['payments']['payments'][number];

/** The sum of a number of each item. */
export const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0);

/** The member of a name. @throws Error if there is none. */
export function memberOf({ members }: SiteSamples, name: string): Member {
  const member = members.members.find((one) => one.name === name);
  if (!member) throw new Error(`The sample gym has no member "${name}".`);
  return member;
}

/** The class of a day and time. @throws Error if there is none. */
export function slotOf({ timetable }: SiteSamples, id: string): Slot {
  const slot = timetable.slots.find((one) => idOf(one) === id);
  if (!slot) throw new Error(`The sample gym has no class "${id}".`);
  return slot;
}

/** The spots of a class: all, taken, free, how many are there, and the waitlist. */
export function spotsIn(state: GymState, slot: Slot) {
  const roster = state.rosters[idOf(slot)] ?? { booked: [], more: 0, waiting: [], checkedIn: [] };
  const taken = takenIn(roster);
  return {
    ...roster,
    taken,
    free: slot.cap - taken,
    there: slot.isOver ? taken : roster.checkedIn.length,
  };
}

/** The classes of each day, in the order of the timetable. */
export function daysOf({ timetable }: SiteSamples) {
  const days = [...new Set(timetable.slots.map(({ day }) => day))];
  return days.map((day) => ({ day, slots: timetable.slots.filter((slot) => slot.day === day) }));
}

/** The totals of the week. */
export function weekTotals({ timetable: { slots } }: SiteSamples, state: GymState) {
  const spots = slots.map((slot) => spotsIn(state, slot));
  return {
    classes: slots.length,
    taken: sumOf(spots, ({ taken }) => taken),
    cap: sumOf(slots, ({ cap }) => cap),
    full: spots.filter(({ free }) => free < 1).length,
    waiting: sumOf(spots, ({ waiting }) => waiting.length),
  };
}

/** Whether a class is today and still to come. */
export const isTonight = ({ gym }: SiteSamples, { day, isOver }: Slot): boolean =>
  day === gym.today.day && !isOver;

/** The classes of tonight. */
export const tonight = (samples: SiteSamples) =>
  samples.timetable.slots.filter((slot) => isTonight(samples, slot));

/** How many were checked in since the evening began. */
export const checkInsTonight = (samples: SiteSamples, state: GymState): number =>
  sumOf(tonight(samples), (slot) => spotsIn(state, slot).checkedIn.length);

/** Whether a member has been checked in today. */
export const isHere = ({ gym, timetable }: SiteSamples, state: GymState, name: string): boolean =>
  timetable.slots.some(
    (slot) => slot.day === gym.today.day && spotsIn(state, slot).checkedIn.includes(name),
  );

/** The class that a member has booked for tonight. */
export const classTonight = (
  samples: SiteSamples,
  state: GymState,
  name: string,
): Slot | undefined => tonight(samples).find((slot) => spotsIn(state, slot).booked.includes(name));

/** The visits of a member this month, and the day of the last one. */
export function visitsOf(samples: SiteSamples, state: GymState, name: string) {
  const { visits, lastSeen } = memberOf(samples, name);
  const tonightsVisits = tonight(samples).filter((slot) =>
    spotsIn(state, slot).checkedIn.includes(name),
  ).length;
  return {
    visits: visits + tonightsVisits,
    lastSeen: isHere(samples, state, name) ? 'Today' : lastSeen,
  };
}

/** The members to call: quiet, and not here today. */
export const toCall = (samples: SiteSamples, state: GymState) =>
  samples.members.members.flatMap(({ name, quiet, coach }) =>
    quiet && !isHere(samples, state, name) ? [{ name, coach, ...quiet }] : [],
  );

/** The state of a payment. */
export const paymentState = (state: GymState, { member, state: before }: Payment) =>
  state.paid.includes(member) ? 'Paid' : before;

/** The payments that are late or due, and their sums. */
export function openPayments({ payments: { payments } }: SiteSamples, state: GymState) {
  const inState = (wanted: Payment['state']) =>
    payments.filter((payment) => paymentState(state, payment) === wanted);
  const [late, due] = [inState('Late'), inState('Due')];
  return {
    late,
    due,
    lateSum: sumOf(late, ({ amount }) => amount),
    dueSum: sumOf(due, ({ amount }) => amount),
  };
}

/** How many of some skills are in a state; of all of them by default. */
export const skillCount = (
  { skills }: GymState,
  wanted: SkillState,
  names: readonly string[] = Object.keys(skills),
): number => names.filter((name) => skills[name] === wanted).length;

/** The visits of the month by kind, with those of tonight, and their sum. */
export function visitsByKind(samples: SiteSamples, state: GymState) {
  const [classes, ...others] = samples.attendance.visitKinds;
  const tonightsVisits = checkInsTonight(samples, state);
  const kinds = classes
    ? [{ ...classes, visits: classes.visits + tonightsVisits }, ...others]
    : others;
  return { kinds, sum: sumOf(kinds, ({ visits }) => visits) };
}

/** A member's place in a class, for the phone: checked in, booked, a place on the waitlist, or none. */
export function placeIn(state: GymState, slot: Slot, name: string) {
  const { checkedIn, booked, waiting } = spotsIn(state, slot);
  if (checkedIn.includes(name)) return { kind: 'in', text: 'Checked in' } as const;
  if (booked.includes(name)) return { kind: 'booked', text: 'Booked' } as const;
  const place = waiting.indexOf(name);
  if (place < 0) return undefined;
  const ordinal = ['1st', '2nd', '3rd'][place] ?? `${place + 1}th`;
  return { kind: 'waiting', text: `Waitlist, ${ordinal}` } as const;
}
