import type { GymAction, SiteSamples, SkillState } from '@cornerbell/content/copy';
import { dollars } from './format.ts';

/** Who has a spot in a class, who waits for one, and who is there. */
export interface Roster {
  /** The members with a spot, by name. */
  readonly booked: readonly string[];
  /** The waitlist in order. */
  readonly waiting: readonly string[];
  readonly checkedIn: readonly string[];
}

/** Something that was done, as the record says it. */
export interface LogEntry {
  readonly member: string;
  readonly text: string;
  readonly kind: 'done' | 'canceled' | 'moved up';
}

/** The state of the sample gym. */
export interface GymState {
  /** The rosters that have changed, by the day and time of the class. */
  readonly rosters: Readonly<Record<string, Roster>>;
  /** The members who were called today. */
  readonly called: readonly string[];
  /** The members whose open payment came in today. */
  readonly paid: readonly string[];
  /** The state of each skill of the member whose grid is shown. */
  readonly skills: Readonly<Record<string, SkillState>>;
  /** What was done, newest first. */
  readonly log: readonly LogEntry[];
  /** What the last action did, in a sentence. */
  readonly message: string;
}

/** An action on the state; starting over puts everything back. */
export type Action = GymAction | { readonly do: 'start-over' };

/** A class of the timetable. */
export type Slot = SiteSamples['timetable']['slots'][number];

/** The three states of a skill, in the order in which a coach marks them. */
export const skillStates: readonly SkillState[] = [
  'Not Yet Demonstrated',
  'Demonstrated',
  'Mastered',
];

/** The day and time of a class, which is its id. */
export const idOf = ({ day, time }: Pick<Slot, 'day' | 'time'>): string => `${day} ${time}`;

function rosterOf(state: GymState, slot: Slot): Roster {
  const { booked, waiting = [], isOver } = slot;
  return state.rosters[idOf(slot)] ?? { booked, waiting, checkedIn: isOver ? booked : [] };
}

/** The roster of a class, how many spots are taken and free, and how many members are there. */
export function spotsIn(state: GymState, slot: Slot) {
  const { more = 0 } = slot;
  const roster = rosterOf(state, slot);
  const taken = roster.booked.length + more;
  return {
    ...roster,
    more,
    taken,
    free: slot.cap - taken,
    there: slot.isOver ? taken : roster.checkedIn.length,
  };
}

/** The next badge, the skills that earn it, and how many of them are mastered. */
export function nextBadge({ achievements, skills }: SiteSamples, states: GymState['skills']) {
  const badge = achievements.nextBadge;
  const group = skills.groups.find(({ title }) => title === badge.group);
  const names = group?.skills.map(({ name }) => name) ?? [];
  const mastered = names.filter((name) => states[name] === 'Mastered').length;
  return { ...badge, skills: names, mastered, isEarned: mastered === names.length };
}

/** The state at the beginning of the evening. */
export const startOf = ({ gym, skills }: SiteSamples): GymState => ({
  rosters: {},
  called: [],
  paid: [],
  skills: Object.fromEntries(
    skills.groups.flatMap((group) => group.skills.map(({ name, state }) => [name, state])),
  ),
  log: [],
  message: `It's ${gym.today.time}. Check somebody in.`,
});

const without = (list: readonly string[], item: string) => list.filter((one) => one !== item);

/** A list with an item, or without it if it has it. */
const toggled = (list: readonly string[], item: string) =>
  list.includes(item) ? without(list, item) : [...list, item];

/** The log without an entry that was undone. */
const withoutEntry = (log: GymState['log'], member: string, text: string) =>
  log.filter((entry) => entry.member !== member || entry.text !== text);

const withRoster = (state: GymState, slot: Slot, change: Partial<Roster>): GymState => ({
  ...state,
  rosters: { ...state.rosters, [idOf(slot)]: { ...rosterOf(state, slot), ...change } },
});

/** The state with a message, and with entries in the log that the action made. */
const noted = (state: GymState, message: string, ...entries: readonly LogEntry[]): GymState => ({
  ...state,
  message,
  log: [...entries, ...state.log],
});

/** The state with a message that something was undone, and without its entry in the log. */
const undone = (state: GymState, what: string, member: string, text: string): GymState => ({
  ...state,
  message: `${member}: ${what} undone.`,
  log: withoutEntry(state.log, member, text),
});

/** Checks a member in; again takes it back. */
function checkIn(samples: SiteSamples, before: GymState, slot: Slot, member: string): GymState {
  const { booked, checkedIn: inBefore, taken } = spotsIn(before, slot);
  if (!booked.includes(member) || slot.day !== samples.gym.today.day) return before;
  const text = `Checked in, ${slot.name}`;
  const checkedIn = toggled(inBefore, member);
  const state = withRoster(before, slot, { checkedIn });
  if (!checkedIn.includes(member)) return undone(state, 'check-in', member, text);
  const isQuiet = samples.members.members.find(({ name }) => name === member)?.quiet;
  const count = `${slot.name}: ${checkedIn.length} of ${taken}.`;
  const message = `${member} is in. ${count}${isQuiet ? ' Off the call list.' : ''}`;
  return noted(state, message, { member, text, kind: 'done' });
}

/** Gives a member a spot, or the last place on the waitlist. */
function book(samples: SiteSamples, state: GymState, slot: Slot, member: string): GymState {
  const { booked, waiting, free } = spotsIn(state, slot);
  const person = samples.members.members.find(({ name }) => name === member);
  const mayBook = person && (!slot.access || slot.access === person.sparring);
  if (!mayBook || booked.includes(member) || waiting.includes(member)) return state;
  const id = idOf(slot);
  if (free > 0)
    return noted(
      withRoster(state, slot, { booked: [...booked, member] }),
      `${member} booked ${slot.name}, ${id}.`,
      { member, text: `Booked ${slot.name}, ${id}`, kind: 'done' },
    );
  return noted(
    withRoster(state, slot, { waiting: [...waiting, member] }),
    `${member} joined the waitlist for ${slot.name}, ${id}.`,
    { member, text: `On the waitlist, ${slot.name} ${id}`, kind: 'done' },
  );
}

/** Takes a member off the roster or the waitlist. The first in line moves up, with a message. */
function cancel(state: GymState, slot: Slot, member: string): GymState {
  const id = idOf(slot);
  const roster = rosterOf(state, slot);
  if (roster.waiting.includes(member))
    return noted(
      withRoster(state, slot, { waiting: without(roster.waiting, member) }),
      `${member} left the waitlist for ${slot.name}, ${id}.`,
      { member, text: `Left the waitlist, ${slot.name} ${id}`, kind: 'canceled' },
    );
  if (!roster.booked.includes(member) || roster.checkedIn.includes(member)) return state;
  const movedUp = `Moved up, ${slot.name} ${id}`;
  // A spot that is given back is no longer announced.
  const log = withoutEntry(state.log, member, movedUp);
  const [next, ...waiting] = roster.waiting;
  const booked = without(roster.booked, member);
  const canceled = `${member} canceled ${slot.name}, ${id}.`;
  const entry: LogEntry = { member, text: `Canceled ${slot.name}, ${id}`, kind: 'canceled' };
  if (next === undefined)
    return noted(withRoster({ ...state, log }, slot, { booked }), canceled, entry);
  return noted(
    withRoster({ ...state, log }, slot, { booked: [...booked, next], waiting }),
    `${canceled} ${next} moved up and has a message.`,
    { member: next, text: movedUp, kind: 'moved up' },
    entry,
  );
}

/** Marks a quiet member as called; again takes it back. */
function call(samples: SiteSamples, before: GymState, member: string): GymState {
  if (!samples.members.members.some(({ name, quiet }) => name === member && quiet)) return before;
  const text = 'Called from the desk';
  const state = { ...before, called: toggled(before.called, member) };
  if (!state.called.includes(member)) return undone(state, 'call', member, text);
  return noted(state, `${member} called. It's on the record.`, { member, text, kind: 'done' });
}

/** Marks the open payment of a member as paid; again takes it back. */
function takePayment(samples: SiteSamples, before: GymState, member: string): GymState {
  const payment = samples.payments.payments.find(
    (one) => one.member === member && one.state !== 'Paid',
  );
  if (!payment) return before;
  const amount = dollars(payment.amount);
  const text = `Paid ${amount}, ${payment.forWhat}`;
  const state = { ...before, paid: toggled(before.paid, member) };
  if (!state.paid.includes(member)) return undone(state, 'payment', member, text);
  return noted(state, `${member} paid ${amount}.`, { member, text, kind: 'done' });
}

/** Marks a skill with its next state. All skills of the next badge mastered earn it. */
function markSkill(samples: SiteSamples, state: GymState, skill: string): GymState {
  const now = state.skills[skill];
  if (now === undefined) return state;
  const next = skillStates[(skillStates.indexOf(now) + 1) % skillStates.length] ?? now;
  const skills = { ...state.skills, [skill]: next };
  const { name, isEarned } = nextBadge(samples, skills);
  const isNew = isEarned && !nextBadge(samples, state.skills).isEarned;
  const earned = isNew ? ` Badge earned: ${name}.` : '';
  return { ...state, skills, message: `${samples.skills.owner}, ${skill}: ${next}.${earned}` };
}

/** The state after an action. One that makes no sense changes nothing. */
export function reduce(samples: SiteSamples, state: GymState, action: Action): GymState {
  const slot =
    'class' in action &&
    samples.timetable.slots.find((one) => idOf(one) === action.class && !one.isOver);
  switch (action.do) {
    case 'check-in':
      return slot ? checkIn(samples, state, slot, action.member) : state;
    case 'book':
      return slot ? book(samples, state, slot, action.member) : state;
    case 'cancel':
      return slot ? cancel(state, slot, action.member) : state;
    case 'call':
      return call(samples, state, action.member);
    case 'take-payment':
      return takePayment(samples, state, action.member);
    case 'mark-skill':
      return markSkill(samples, state, action.skill);
    case 'start-over':
      return { ...startOf(samples), message: 'Back to the start of the evening.' };
  }
}
