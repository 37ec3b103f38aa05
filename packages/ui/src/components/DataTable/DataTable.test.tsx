import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import story from './DataTable.stories.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const plans = story.args;

interface Member {
  id: number;
  name: string;
  visits: number;
}

const ana: Member = { id: 1, name: 'Ana', visits: 17 };
const zoe: Member = { id: 2, name: 'Zoë', visits: 4 };
const emile: Member = { id: 3, name: 'Émile', visits: 100 };
const members = [zoe, ana, emile];

const noteOf = ({ name }: Member) => <input aria-label={`Note for ${name}`} />;

const Members = (props: Partial<DataTableProps<Member>>) => (
  <DataTable
    caption="Members"
    rowKey={({ id }) => String(id)}
    columns={[
      { key: 'name', label: 'Name', sortBy: ({ name }) => name },
      { key: 'visits', label: 'Visits', align: 'end', sortBy: ({ visits }) => visits },
      {
        key: 'note',
        label: 'Note',
        cell: noteOf,
      },
    ]}
    rows={members}
    {...props}
  />
);

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

test('the table has a name, column headers and row headers', () => {
  render(<DataTable {...plans} />);
  expect(screen.getByRole('table', { name: 'Membership plans' })).toBeDefined();
  expect(texts('columnheader')).toEqual(['Plan', 'Members', 'Monthly', 'State']);
  expect(names()).toEqual(['Fundamentals', 'Unlimited', 'Youth']);
});

test('each cell has its column’s label for where the headers are not shown', () => {
  render(<DataTable {...plans} />);
  expect(texts('cell').slice(0, 3)).toEqual(['Members 31', 'Monthly $89', 'State Open']);
});

test('a cell that a row does not have is empty', () => {
  render(<DataTable {...plans} rows={[{ plan: 'Youth' }]} />);
  expect(texts('cell')).toEqual(['Members ', 'Monthly ', 'State ']);
});

test('what is typed in a row stays with it when another row arrives before it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Members rows={[zoe]} />);
  await user.type(screen.getByRole('textbox', { name: 'Note for Zoë' }), 'Call her');

  rerender(<Members rows={[ana, zoe]} />);

  expect(screen.getByRole('textbox', { name: 'Note for Zoë' })).toHaveProperty('value', 'Call her');
  expect(screen.getByRole('textbox', { name: 'Note for Ana' })).toHaveProperty('value', '');
});

test('a header sorts by its column, then the other way round, and says so', async () => {
  const user = userEvent.setup();
  const onSortChange = vi.fn<(sort: object) => void>();
  render(<Members onSortChange={onSortChange} />);
  expect(names()).toEqual(['Zoë', 'Ana', 'Émile']);

  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(names()).toEqual(['Ana', 'Émile', 'Zoë']);

  await user.click(screen.getByRole('button', { name: 'Visits' }));
  await user.click(screen.getByRole('button', { name: 'Visits' }));
  expect(names()).toEqual(['Émile', 'Ana', 'Zoë']);
  const sorts = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
  expect(sorts).toEqual(['none', 'descending', null]);
  expect(onSortChange.mock.lastCall).toEqual([{ column: 'visits', direction: 'descending' }]);
});

test('a controlled order changes only with its prop', async () => {
  const user = userEvent.setup();
  render(<Members sort={{ column: 'name', direction: 'descending' }} />);

  await user.click(screen.getByRole('button', { name: 'Visits' }));

  expect(names()).toEqual(['Zoë', 'Émile', 'Ana']);
});

test('the letters follow the language of the provider', () => {
  const words = ['Ö', 'Z'].map((name, id) => ({ id, name, visits: 0 }));
  render(
    <UiProvider locale="sv-SE">
      <Members rows={words} defaultSort={{ column: 'name', direction: 'ascending' }} />
    </UiProvider>,
  );

  expect(names()).toEqual(['Z', 'Ö']);
});

test('a row is selected, and all are', async () => {
  const user = userEvent.setup();
  const onSelectedChange = vi.fn<(keys: readonly string[]) => void>();
  render(<Members onSelectedChange={onSelectedChange} />);
  const all = screen.getByRole('checkbox', { name: 'Select all' });

  await user.click(screen.getByRole('checkbox', { name: 'Select Ana' }));
  expect(all).toMatchObject({ checked: false, indeterminate: true });

  await user.click(all);
  expect(all).toMatchObject({ checked: true, indeterminate: false });
  await user.click(all);

  expect(onSelectedChange.mock.calls).toEqual([[['1']], [['2', '1', '3']], [[]]]);
});

test('what is selected but not shown stays selected', async () => {
  const user = userEvent.setup();
  const onSelectedChange = vi.fn<(keys: readonly string[]) => void>();
  render(<Members rows={[ana]} selected={['2']} onSelectedChange={onSelectedChange} />);

  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana' }));

  expect(onSelectedChange.mock.calls).toEqual([[['2', '1']], [['2', '1']]]);
});

test('a row opens by its name, and the open one is marked', async () => {
  const user = userEvent.setup();
  const onRowOpen = vi.fn<(member: Member) => void>();
  render(<Members onRowOpen={onRowOpen} currentRow="2" />);
  expect(screen.getByRole('button', { current: true }).textContent).toBe('Zoë');

  await user.click(screen.getByRole('button', { name: 'Ana' }));

  expect(onRowOpen.mock.calls).toEqual([[ana]]);
});

test('without rows it shows what it is given, or that it is loading', () => {
  const { rerender } = render(<Members rows={[]} empty="Nobody yet" />);
  expect(texts('cell')).toEqual(['Nobody yet']);

  rerender(<Members rows={[]} empty="Nobody yet" loading />);
  expect(within(screen.getByRole('table')).queryByText('Nobody yet')).toBeNull();
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');

  rerender(<Members loading />);
  expect(names()).toHaveLength(3);
});
