import { expect, it } from 'vitest';
import { scheduleDays, timetableFacts } from './schedule.ts';

const slot = { coach: 'Ray M.', level: 'Beginners', booked: 8, cap: 8 };
const slots = [
  { ...slot, day: 'Mon', time: '6:00 pm', name: 'Fundamentals' },
  { ...slot, day: 'Tue', time: '6:00 pm', name: 'Open Gym', booked: 3, cap: 16 },
  { ...slot, day: 'Mon', time: '7:15 pm', name: 'Sparring Night' },
];
const waitlists = [
  { className: 'Fundamentals', time: 'Mon 6:00 pm', cap: 8, waiting: ['Leo K.', 'Priya S.'] },
];

it('groups classes by day, in the order of the timetable', () => {
  const days = scheduleDays(slots);
  expect(days.map(({ label }) => label)).toEqual(['Mon', 'Tue']);
  expect(days[0]?.slots.map(({ title }) => title)).toEqual(['Fundamentals', 'Sparring Night']);
  expect(days[0]?.slots[0]?.coach).toBe('Beginners, Ray M.');
});

it('assigns a waitlist to the class of its day and time', () => {
  const [monday, tuesday] = scheduleDays(slots, waitlists);
  expect(monday?.slots.map(({ waitlist }) => waitlist)).toEqual([2, undefined]);
  expect(tuesday?.slots.map(({ waitlist }) => waitlist)).toEqual([undefined]);
});

it('counts classes, booked places, full classes and waiting members', () => {
  const copy = {
    title: 'The week',
    aside: 'Monday and Tuesday',
    classesLabel: 'Classes',
    bookedLabel: 'Booked',
    fullLabel: 'Full',
    waitingLabel: 'Waiting',
    ofWord: 'of',
  };
  expect(timetableFacts(scheduleDays(slots, waitlists), copy)).toEqual([
    { label: 'Classes', value: '3' },
    { label: 'Booked', value: '19', unit: 'of 32' },
    { label: 'Full', value: '2' },
    { label: 'Waiting', value: '2' },
  ]);
});
