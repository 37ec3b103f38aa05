import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScheduleBoard, type ScheduleDay } from './ScheduleBoard.tsx';

afterEach(cleanup);

const tuesday: ScheduleDay = {
  label: 'Tuesday',
  slots: [
    { time: '6:00 AM', title: 'Early Rounds', coach: 'Coach Renée', booked: 11, capacity: 14 },
    { time: '17:30', title: 'Fundamentals', booked: 16, capacity: 16, waitlist: 3 },
    { time: '8:00 PM', title: 'Sparring', booked: 10, capacity: 10 },
  ],
};

const week = <ScheduleBoard days={[tuesday, { label: 'Wednesday', slots: [] }]} />;

const itemsOf = (day: string) =>
  within(screen.getByRole('list', { name: day }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a slot is read with its time, title, coach and places', () => {
  render(<ScheduleBoard days={[tuesday]} />);
  expect(itemsOf('Tuesday')).toEqual([
    '6:00 AMEarly Rounds Coach Renée11 / 14 booked',
    '17:30Fundamentals Full, 3 waiting16 / 16 booked',
    '8:00 PMSparring Full10 / 10 booked',
  ]);
});

test('days have visible labels only where there is more than one', () => {
  const { rerender } = render(<ScheduleBoard days={[tuesday]} />);
  expect(screen.queryByText('Tuesday')).toBeNull();
  rerender(week);
  expect(screen.getByText('Tuesday')).toBeDefined();
});
