import type { SiteSamples, SkillState } from '@cornerbell/content/copy';
import { spotsIn, type GymState, type Slot } from './state.ts';

// What several views show: the sample data and what was done since.

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

/** The classes of each day, in the order of the timetable. */
export function daysOf({ timetable }: SiteSamples) {
  const days = [...new Set(timetable.slots.map(({ day }) => day))];
  return days.map((day) => ({ day, slots: timetable.slots.filter((slot) => slot.day === day) }));
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

/** The visits of a member this month, and the day of the last one. */
export function visitsOf(samples: SiteSamples, state: GymState, name: string) {
  const { visits, lastSeen } = memberOf(samples, name);
  const { gym, timetable } = samples;
  const today = timetable.slots.filter(
    (slot) => slot.day === gym.today.day && spotsIn(state, slot).checkedIn.includes(name),
  );
  return {
    // The sample data have those of the classes that are over.
    visits: visits + today.filter(({ isOver }) => !isOver).length,
    lastSeen: today.length > 0 ? 'Today' : lastSeen,
  };
}

/** The members to call: quiet, and not here today. */
export const toCall = (samples: SiteSamples, state: GymState) =>
  samples.members.members.flatMap(({ name, quiet, coach }) =>
    quiet && visitsOf(samples, state, name).lastSeen !== 'Today' ? [{ name, coach, ...quiet }] : [],
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

/** The visits of the month by kind, with those of tonight in the first, and their sum. */
export function visitsByKind(samples: SiteSamples, state: GymState) {
  const kinds = samples.attendance.visitKinds.map(({ kind, visits }, index) => ({
    kind,
    visits: index === 0 ? visits + checkInsTonight(samples, state) : visits,
  }));
  return { kinds, sum: sumOf(kinds, ({ visits }) => visits) };
}

/** A member's place in a class: checked in, booked, on the waitlist, or none. */
export function placeIn(state: GymState, slot: Slot, name: string) {
  const { checkedIn, booked, waiting } = spotsIn(state, slot);
  if (checkedIn.includes(name)) return { kind: 'in', text: 'Checked in' } as const;
  if (booked.includes(name)) return { kind: 'booked', text: 'Booked' } as const;
  const place = waiting.indexOf(name);
  if (place < 0) return undefined;
  const ordinal = ['1st', '2nd', '3rd'][place] ?? `${place + 1}th`;
  return { kind: 'waiting', text: `Waitlist, ${ordinal}` } as const;
}
