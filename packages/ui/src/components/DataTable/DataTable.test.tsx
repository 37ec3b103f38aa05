import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DataTable } from './DataTable.tsx';

const table = (
  <DataTable
    caption="Membership plans"
    columns={[
      { key: 'plan', label: 'Plan' },
      { key: 'price', label: 'Monthly', align: 'end' },
      { key: 'state', label: 'State' },
    ]}
    rows={[
      { plan: 'Fundamentals', price: '$89', state: { label: 'Open', tone: 'good' } },
      { plan: 'Unlimited', price: '$149', state: { label: 'Waitlist', tone: 'warn' } },
    ]}
  />
);

test('the table has a name, column headers and row headers', () => {
  render(table);
  expect(screen.getByRole('table', { name: 'Membership plans' })).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Plan',
    'Monthly',
    'State',
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Fundamentals',
    'Unlimited',
  ]);
});

test('each cell has its column’s label for where the headers are not shown', () => {
  render(table);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Monthly $89',
    'State Open',
    'Monthly $149',
    'State Waitlist',
  ]);
});

test('a cell that a row does not have is empty', () => {
  render(
    <DataTable
      caption="Plans"
      columns={[
        { key: 'plan', label: 'Plan' },
        { key: 'price', label: 'Monthly' },
      ]}
      rows={[{ plan: 'Youth' }]}
    />,
  );
  expect(screen.getByRole('cell').textContent).toBe('Monthly ');
});
