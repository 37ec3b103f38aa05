import { expect, it } from 'vitest';
import { timetableFacts } from './schedule.ts';

it('counts classes, booked places, full classes and waiting members', () => {
  const slot = { day: 'Mon', time: '6:00 pm', name: 'Fundamentals', coach: 'Ray', level: 'All' };
  const slots = [
    { ...slot, booked: 8, cap: 8, waiting: 2 },
    { ...slot, booked: 3, cap: 16, waiting: 0 },
  ];
  const copy = {
    title: 'The week',
    aside: 'Monday',
    classesLabel: 'Classes',
    bookedLabel: 'Booked',
    fullLabel: 'Full',
    waitingLabel: 'Waiting',
    ofWord: 'of',
  };
  expect(timetableFacts([{ day: 'Mon', slots }], copy)).toEqual([
    { label: 'Classes', value: '2' },
    { label: 'Booked', value: '11', unit: 'of 24' },
    { label: 'Full', value: '1' },
    { label: 'Waiting', value: '2' },
  ]);
});
