import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import * as Dialog from '../../dialog.ts';
import { SearchField } from './SearchField.tsx';

const names = ['Ana Ruiz', 'Dana Reyes', 'Dmitri Kovač'];

function Members({ onChoose }: { onChoose?: (name: string) => void }) {
  const [query, setQuery] = useState('');
  return (
    <SearchField
      label="Find a member"
      onValueChange={setQuery}
      suggestions={names
        .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
        .map((name) => ({ id: name, label: name }))}
      onChoose={({ id }) => onChoose?.(id)}
      empty="Nobody has this name."
    />
  );
}

const marked = () => screen.queryByRole('option', { selected: true })?.textContent;

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a member' });

test('the first match is marked, the arrows move the mark around, and Enter chooses', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn<(name: string) => void>();
  render(<Members onChoose={onChoose} />);
  expect(screen.queryByRole('option')).toBeNull();

  await user.type(field(), 'ana');
  expect(marked()).toBe('Ana Ruiz');
  expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')).toBe(
    screen.getByRole('option', { selected: true }),
  );
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('Dana Reyes');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');

  expect(onChoose.mock.calls).toEqual([['Dana Reyes']]);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('Escape closes the list alone, also in a dialog', async () => {
  const user = userEvent.setup();
  render(
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Book a private</Dialog.Title>
        <Members />
      </Dialog.Content>
    </Dialog.Root>,
  );

  await user.type(field(), 'ana');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(field().value).toBe('ana');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a click chooses and keeps the focus in the field', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn<(name: string) => void>();
  render(<Members onChoose={onChoose} />);

  await user.type(field(), 'd');
  await user.click(screen.getByRole('option', { name: 'Dmitri Kovač' }));

  expect(onChoose.mock.calls).toEqual([['Dmitri Kovač']]);
  expect(document.activeElement).toBe(field());
});

test('Escape closes the list, an arrow opens it again, and Escape twice empties the field', async () => {
  const user = userEvent.setup();
  render(<Members />);
  await user.type(field(), 'ana{Escape}');
  expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['ana', 'false']);

  await user.keyboard('{ArrowDown}');
  expect(field().getAttribute('aria-expanded')).toBe('true');

  await user.keyboard('{Escape}{Escape}');
  expect(field().value).toBe('');
});

test('what is not found is said, and Enter chooses nothing', async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn<(name: string) => void>();
  render(<Members onChoose={onChoose} />);

  await user.type(field(), 'zoë{Enter}');

  expect(screen.getByRole('status').textContent).toBe('Nobody has this name.');
  expect(onChoose).not.toHaveBeenCalled();
});

test('leaving the field closes the list', async () => {
  const user = userEvent.setup();
  render(<Members />);
  await user.type(field(), 'ana');

  await user.tab();

  expect(field().getAttribute('aria-expanded')).toBe('false');
});
