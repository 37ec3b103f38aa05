import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Calendar } from './Calendar.tsx';
import { deskItem } from './testing.ts';

afterEach(cleanup);

const show = (month: string) =>
  render(
    <Calendar
      items={[
        deskItem('Bags', { date: '2026-12-01', publishState: 'scheduled' }),
        deskItem('Gloves', { date: '2026-12-01', publishState: 'unlisted' }),
      ]}
      asOf="2026-11-25"
      month={month}
      monthHref={(other) => `/${other}`}
      itemHref={({ file }) => `/${file}`}
    />,
  );

it('shows each item on its day, with its state and a link', () => {
  show('2026-12');
  const [first, ...others] = within(screen.getByRole('region', { name: 'December 2026' }))
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('time'));
  expect(others).toHaveLength(30);
  expect(first?.textContent).toBe('Tue 1Bagspost, scheduled');
  expect(screen.getByRole('link', { name: 'Bags' }).getAttribute('href')).toBe('/posts/bags.md');
  expect(screen.queryByText('Gloves')).toBeNull();
});

it('links from an empty month to the next with an item', () => {
  show('2026-11');
  expect(screen.getByRole('status').textContent).toContain('0 texts have a date in this month.');
  const next = screen.getByRole('link', { name: 'December 2026' });
  expect(next.getAttribute('href')).toBe('/2026-12');
});
