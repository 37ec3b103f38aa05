import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataList } from './DataList.tsx';

const list = (
  <DataList
    label="Attendance alerts"
    rows={[
      {
        primary: 'Marcus Webb',
        secondary: 'No visit in 12 days',
        lead: { kind: 'count', text: '12', unit: 'days' },
        status: { label: 'Call', tone: 'bad' },
      },
      {
        primary: 'Ana Duarte',
        lead: { kind: 'initials', text: 'AD' },
        value: '22',
        unit: 'visits',
      },
    ]}
  />
);

test('rows are items of a named list and read in order', () => {
  render(list);
  const items = within(screen.getByRole('list', { name: 'Attendance alerts' })).getAllByRole(
    'listitem',
  );
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '12 daysMarcus Webb No visit in 12 daysCall',
    'ADAna Duarte 22 visits',
  ]);
});

test('initials are not read out, as the name follows', () => {
  render(list);
  expect(screen.getByText('AD').getAttribute('aria-hidden')).toBe('true');
});
