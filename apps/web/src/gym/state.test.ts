import { testLibrary } from '../testing/library.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkInsTonight,
  openPayments,
  placeIn,
  sumOf,
  toCall,
  visitsByKind,
  visitsOf,
} from './selectors.ts';
import { idOf, nextBadge, reduce, spotsIn, startOf, type Action, type GymState } from './state.ts';

const { samples } = testLibrary.site;
const start = startOf(samples);
const { slots } = samples.timetable;
const names = samples.members.members.map(({ name }) => name);

const after = (...actions: readonly Action[]): GymState =>
  actions.reduce((state, action) => reduce(samples, state, action), start);

/** A full class of the evening with a waitlist. */
const full = slots.find(
  ({ day, isOver, waiting }) => day === samples.gym.today.day && !isOver && waiting,
)!;
const id = idOf(full);
const [first = '', second = ''] = full.waiting ?? [];
const [booked = '', other = ''] = full.booked;

const member = fc.constantFrom(...names, 'Nobody');
const slot = fc.constantFrom(...slots.map(idOf), 'Sun 3:00 am');
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constantFrom('check-in', 'book', 'cancel'), member, class: slot }),
  fc.record({ do: fc.constantFrom('call', 'take-payment'), member }),
  fc.record({
    do: fc.constant('mark-skill' as const),
    skill: fc.constantFrom(...Object.keys(start.skills), 'Nothing'),
  }),
  fc.constant({ do: 'start-over' as const }),
) as fc.Arbitrary<Action>;

it('any actions give no spot twice, leave none free while somebody waits, and add up', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
      const state = after(...actions);
      for (const one of slots) {
        const { booked: taking, checkedIn, free, more, taken, waiting } = spotsIn(state, one);
        const people = [...taking, ...waiting];
        expect(new Set(people).size).toBe(people.length);
        expect(taken).toBe(taking.length + more);
        expect(taken).toBeLessThanOrEqual(one.cap);
        expect(waiting.length === 0 || free === 0).toBe(true);
        for (const name of checkedIn) expect(taking).toContain(name);
      }
      const tonight = checkInsTonight(samples, state);
      expect(visitsByKind(samples, state).sum).toBe(visitsByKind(samples, start).sum + tonight);
      const visitsIn = (now: GymState) =>
        sumOf(names, (name) => visitsOf(samples, now, name).visits);
      expect(visitsIn(state)).toBe(visitsIn(start) + tonight);
      const openIn = (now: GymState) => {
        const { lateSum, dueSum } = openPayments(samples, now);
        return lateSum + dueSum;
      };
      const paid = samples.payments.payments.filter(
        (payment) => payment.state !== 'Paid' && state.paid.includes(payment.member),
      );
      expect(openIn(state)).toBe(openIn(start) - sumOf(paid, ({ amount }) => amount));
    }),
  );
});

describe('a full class', () => {
  it('moves the first in line up when somebody cancels, with a message', () => {
    const state = after({ do: 'cancel', member: booked, class: id });
    expect(placeIn(state, full, first)?.text).toBe('Booked');
    expect(placeIn(state, full, second)?.text).toBe('Waitlist, 1st');
    expect(placeIn(state, full, booked)).toBeUndefined();
    expect(state.message).toContain(`${first} moved up and has a message.`);
    expect(state.log.map((entry) => [entry.member, entry.kind])).toEqual([
      [first, 'moved up'],
      [booked, 'canceled'],
    ]);
  });

  it('is no longer announced to whoever moved up and gives the spot back', () => {
    const state = after(
      { do: 'cancel', member: booked, class: id },
      { do: 'cancel', member: first, class: id },
    );
    expect(state.log.some((entry) => entry.member === first && entry.kind === 'moved up')).toBe(
      false,
    );
  });

  it('puts whoever books it at the end of the waitlist', () => {
    const state = after(
      { do: 'cancel', member: booked, class: id },
      { do: 'book', member: booked, class: id },
    );
    expect(spotsIn(state, full).waiting.at(-1)).toBe(booked);
  });

  it('lets somebody leave the waitlist', () => {
    const state = after({ do: 'cancel', member: first, class: id });
    expect(placeIn(state, full, second)?.text).toBe('Waitlist, 1st');
  });

  it('keeps whoever is in', () => {
    const state = after({ do: 'check-in', member: booked, class: id });
    expect(reduce(samples, state, { do: 'cancel', member: booked, class: id })).toBe(state);
  });
});

it('a check-in counts everywhere, and again takes it back', () => {
  const checkIn = { do: 'check-in', member: other, class: id } as const;
  const state = after(checkIn);
  expect(spotsIn(state, full).there).toBe(1);
  expect(visitsOf(samples, state, other).lastSeen).toBe('Today');
  expect(toCall(samples, state).map(({ name }) => name)).not.toContain(other);
  const undone = after(checkIn, checkIn);
  expect(spotsIn(undone, full)).toEqual(spotsIn(start, full));
  expect(undone.log).toEqual([]);
});

it('all skills of the next badge mastered earn it', () => {
  const marks = nextBadge(samples, start.skills).skills.flatMap((skill) =>
    Array.from(
      {
        length: ['Mastered', 'Demonstrated', 'Not Yet Demonstrated'].indexOf(start.skills[skill]!),
      },
      (): Action => ({ do: 'mark-skill', skill }),
    ),
  );
  expect(after(...marks).message).toContain('Badge earned:');
  expect(after(...marks.slice(1)).message).not.toContain('Badge earned:');
});
