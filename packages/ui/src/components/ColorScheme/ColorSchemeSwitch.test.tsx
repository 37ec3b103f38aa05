import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { colorSchemeScript } from './color-scheme.ts';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';

const theme = () => document.documentElement.dataset['theme'];
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

const chosenOfAll = () =>
  screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

test('the system’s theme applies until another one is chosen, which is saved', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<ColorSchemeSwitch />);
  expect([chosen(), theme()]).toEqual(['system', 'system']);

  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect([chosen(), theme()]).toEqual(['ink', 'ink']);

  unmount();
  render(<ColorSchemeSwitch />);
  expect(chosen()).toBe('ink');

  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect([chosen(), theme()]).toEqual(['system', 'system']);
});

test('all switches of a page follow, those of other tabs too', async () => {
  const user = userEvent.setup();
  render(
    <>
      <ColorSchemeSwitch />
      <ColorSchemeSwitch />
    </>,
  );

  await user.click(screen.getAllByRole('radio', { name: 'Light' })[0] ?? document.body);
  expect(chosenOfAll()).toEqual(['light', 'light']);

  act(() => {
    localStorage.setItem('cb-color-scheme', 'ink');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cb-color-scheme' }));
  });
  expect(chosenOfAll()).toEqual(['ink', 'ink']);
  expect(theme()).toBe('ink');
});

test.each([
  ['ink', 'ink'],
  ['light', 'light'],
  ['system', 'system'],
  ['"><b>', undefined],
])('the script in the head applies the saved scheme: %s', (saved, shown) => {
  localStorage.setItem('cb-color-scheme', saved);

  // oxlint-disable-next-line no-implied-eval -- jsdom runs no script elements
  new Function(colorSchemeScript)();

  expect(theme()).toBe(shown);
});

test('the server renders the system’s scheme', () => {
  localStorage.setItem('cb-color-scheme', 'ink');

  expect(renderToString(<ColorSchemeSwitch />)).toMatch(/checked="" value="system"/);
});
