import { render, screen } from '@testing-library/react';
import { expect, expectTypeOf, test } from 'vitest';
import { DataTable, type DataTableColumn, type DataTableProps } from './DataTable.tsx';

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

test('the first column, with the row headers, is aligned to the start', () => {
  expectTypeOf<DataTableProps['columns'][0]>().not.toHaveProperty('align');
  const first: DataTableColumn = { key: 'plan', label: 'Plan', align: 'end' };
  render(
    <DataTable
      caption="Plans"
      columns={[first, { key: 'price', label: 'Monthly', align: 'end' }]}
      rows={[{ plan: 'Youth', price: '$59' }]}
    />,
  );
  expect(screen.getAllByRole('columnheader').map(({ dataset }) => dataset.align)).toEqual([
    undefined,
    'end',
  ]);
});
