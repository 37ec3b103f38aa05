import type { GymAction, SiteSamples, SkillState } from '@cornerbell/content/copy';
import { dollars } from './format.ts';

/** Who has a spot in a class, who waits for one, and who is there. */
export interface Roster {
  /** The members with a spot, by name. */
  readonly booked: readonly string[];
  /** How many more have a spot, without a name. */
  readonly more: number;
  /** The waitlist in order. */
  readonly waiting: readonly string[];
  readonly checkedIn: readonly string[];
}

/** Something that was done, in the words of the record. */
export interface LogEntry {
  readonly member: string;
  readonly text: string;
  readonly kind: 'done' | 'canceled' | 'moved up';
}

/** The state of the sample gym. */
export interface GymState {
  /** The roster of each class, by its day and time. */
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

/** How many have a spot. */
export const takenIn = ({ booked, more }: Roster): number => booked.length + more;

/** The next badge, the skills that earn it, and how many of them are mastered. */
export function nextBadge({ achievements, skills }: SiteSamples, states: GymState['skills']) {
  const group = skills.groups.find(({ title }) => title === achievements.nextBadgeSkills);
  const names = group?.skills.map(({ name }) => name) ?? [];
  const mastered = names.filter((name) => states[name] === 'Mastered').length;
  return {
    badge: achievements.achievements.find(({ isEarned }) => !isEarned),
    skills: names,
    mastered,
    isEarned: mastered === names.length,
  };
}

/** The state at the beginning of the evening. */
export const startOf = ({ gym, timetable, skills }: SiteSamples): GymState => ({
  rosters: Object.fromEntries(
    timetable.slots.map((slot) => {
      const { booked, more = 0, waiting = [], isOver = false } = slot;
      return [idOf(slot), { booked, more, waiting, checkedIn: isOver ? booked : [] }];
    }),
  ),
  called: [],
  paid: [],
  skills: Object.fromEntries(
    skills.groups.flatMap((group) => group.skills.map(({ name, state }) => [name, state])),
  ),
  log: [],
  message: `It's ${gym.today.time}. Check somebody in.`,
});

const without = <Item>(list: readonly Item[], item: Item) => list.filter((one) => one !== item);

/** The log without an entry that was undone. */
const withoutEntry = (log: GymState['log'], member: string, text: string) =>
  log.filter((entry) => entry.member !== member || entry.text !== text);

const withRoster = (state: GymState, id: string, roster: Roster): GymState => ({
  ...state,
  rosters: { ...state.rosters, [id]: roster },
});

/** The state with a message, and with an entry in the log that the action made. */
const noted = (state: GymState, message: string, ...entries: readonly LogEntry[]): GymState => ({
  ...state,
  message,
  log: [...entries, ...state.log],
});

/** The state with a message that something was undone, and without its entry in the log. */
const undone = (state: GymState, what: string, member: string, text: string): GymState => ({
  ...state,
  message: `${what} undone: ${member}.`,
  log: withoutEntry(state.log, member, text),
});

/** Checks a member in; again takes it back. */
function checkIn(samples: SiteSamples, state: GymState, slot: Slot, member: string): GymState {
  const id = idOf(slot);
  const roster = state.rosters[id];
  const isToday = slot.day === samples.gym.today.day;
  if (!roster?.booked.includes(member) || !isToday) return state;
  const text = `Checked in, ${slot.name}`;
  if (roster.checkedIn.includes(member)) {
    const checkedIn = without(roster.checkedIn, member);
    return undone(withRoster(state, id, { ...roster, checkedIn }), 'Check-in', member, text);
  }
  const checkedIn = [...roster.checkedIn, member];
  const isQuiet = samples.members.members.find(({ name }) => name === member)?.quiet;
  const count = `${slot.name}: ${checkedIn.length} of ${takenIn(roster)}.`;
  return noted(
    withRoster(state, id, { ...roster, checkedIn }),
    `${member} is in. ${count}${isQuiet ? ' Off the call list.' : ''}`,
    { member, text, kind: 'done' },
  );
}

/** Gives a member a spot, or the last place on the waitlist. */
function book(samples: SiteSamples, state: GymState, slot: Slot, member: string): GymState {
  const id = idOf(slot);
  const roster = state.rosters[id];
  const person = samples.members.members.find(({ name }) => name === member);
  const mayBook =
    slot.access === undefined || (slot.access === 'Cleared' && person?.sparring === 'Cleared');
  if (!roster || !person || !mayBook) return state;
  if (roster.booked.includes(member) || roster.waiting.includes(member)) return state;
  if (takenIn(roster) < slot.cap) {
    return noted(
      withRoster(state, id, { ...roster, booked: [...roster.booked, member] }),
      `${member} booked ${slot.name}, ${id}.`,
      { member, text: `Booked ${slot.name}, ${id}`, kind: 'done' },
    );
  }
  return noted(
    withRoster(state, id, { ...roster, waiting: [...roster.waiting, member] }),
    `${member} joined the waitlist for ${slot.name}, ${id}.`,
    { member, text: `On the waitlist, ${slot.name} ${id}`, kind: 'done' },
  );
}

const movedUp = (slot: Slot) => `Moved up, ${slot.name} ${idOf(slot)}`;

/** Takes a member off the roster or the waitlist. The first in line moves up by itself, and gets a message. */
function cancel(state: GymState, slot: Slot, member: string): GymState {
  const id = idOf(slot);
  const roster = state.rosters[id];
  if (!roster || roster.checkedIn.includes(member)) return state;
  if (roster.waiting.includes(member)) {
    return noted(
      withRoster(state, id, { ...roster, waiting: without(roster.waiting, member) }),
      `${member} left the waitlist for ${slot.name}, ${id}.`,
      { member, text: `Left the waitlist, ${slot.name} ${id}`, kind: 'canceled' },
    );
  }
  if (!roster.booked.includes(member)) return state;
  // A spot that is given back is no longer announced.
  const log = withoutEntry(state.log, member, movedUp(slot));
  const [next, ...waiting] = roster.waiting;
  const booked = [...without(roster.booked, member), ...(next === undefined ? [] : [next])];
  const entries: LogEntry[] = [{ member, text: `Canceled ${slot.name}, ${id}`, kind: 'canceled' }];
  if (next !== undefined) entries.unshift({ member: next, text: movedUp(slot), kind: 'moved up' });
  const canceled = `${member} canceled ${slot.name}, ${id}.`;
  return noted(
    withRoster({ ...state, log }, id, { ...roster, booked, waiting }),
    next === undefined ? canceled : `${canceled} ${next} moved up and has a message.`,
    ...entries,
  );
}

/** Marks a quiet member as called; again takes it back. */
function call(samples: SiteSamples, state: GymState, member: string): GymState {
  const text = 'Called from the desk';
  if (state.called.includes(member))
    return undone({ ...state, called: without(state.called, member) }, 'Call', member, text);
  if (!samples.members.members.some(({ name, quiet }) => name === member && quiet)) return state;
  return noted(
    { ...state, called: [...state.called, member] },
    `${member} called. It's on the record.`,
    { member, text, kind: 'done' },
  );
}

/** Marks the open payment of a member as paid; again takes it back. */
function takePayment(samples: SiteSamples, state: GymState, member: string): GymState {
  const payment = samples.payments.payments.find(
    (one) => one.member === member && one.state !== 'Paid',
  );
  if (!payment) return state;
  const amount = dollars(payment.amount);
  const text = `Paid ${amount}, ${payment.forWhat}`;
  if (state.paid.includes(member))
    return undone({ ...state, paid: without(state.paid, member) }, 'Payment', member, text);
  return noted({ ...state, paid: [...state.paid, member] }, `${member} paid ${amount}.`, {
    member,
    text,
    kind: 'done',
  });
}

/** Marks a skill with its next state. All skills of the next badge mastered earn it. */
function markSkill(samples: SiteSamples, state: GymState, skill: string): GymState {
  const now = state.skills[skill];
  if (now === undefined) return state;
  const next = skillStates[(skillStates.indexOf(now) + 1) % skillStates.length] ?? now;
  const skills = { ...state.skills, [skill]: next };
  const { badge, isEarned } = nextBadge(samples, skills);
  const isNew = isEarned && !nextBadge(samples, state.skills).isEarned;
  const earned = isNew ? ` Badge earned: ${badge?.name}.` : '';
  return { ...state, skills, message: `${samples.skills.owner}, ${skill}: ${next}.${earned}` };
}

/** The state after an action. One that makes no sense changes nothing. */
export function reduce(samples: SiteSamples, state: GymState, action: Action): GymState {
  const slot =
    'class' in action && samples.timetable.slots.find((one) => idOf(one) === action.class);
  switch (action.do) {
    case 'check-in':
      return slot && !slot.isOver ? checkIn(samples, state, slot, action.member) : state;
    case 'book':
      return slot && !slot.isOver ? book(samples, state, slot, action.member) : state;
    case 'cancel':
      return slot && !slot.isOver ? cancel(state, slot, action.member) : state;
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
