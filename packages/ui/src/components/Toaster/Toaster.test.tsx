import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from './notify.ts';
import { Toaster } from './Toaster.tsx';

afterEach(() => act(() => notify.dismiss()));

const region = () => screen.getByRole('region', { name: 'Notifications (Alt+T)' });

test('the region is in the document before there is a notice, on the server too', () => {
  expect(renderToString(<Toaster />)).toContain('aria-label="Notifications (Alt+T)"');
});

test('the region takes another label', () => {
  render(<Toaster label="Hinweise" />);

  expect(screen.getByRole('region', { name: 'Hinweise (Alt+T)' })).toBeTruthy();
});

test('a notice shows its title and its description, politely', async () => {
  render(<Toaster />);

  notify.error('Missing Information', 'Please enter your name and email');

  const title = await within(region()).findByText('Missing Information');
  expect(title.closest('li')?.textContent).toBe(
    'Missing InformationPlease enter your name and email',
  );
});

test('two notices with one title are shown together, unless they share an id', async () => {
  render(<Toaster />);

  notify.success('Saved', 'The class starts at 6:00 AM.');
  notify.success('Saved', 'The class starts at 7:00 AM.');
  notify.error('Missing Email', 'Please enter your name and email', { id: 'email' });
  notify.error('Missing Email', 'Please enter your email', { id: 'email' });

  expect(await within(region()).findByText('Please enter your email')).toBeDefined();
  expect(within(region()).getAllByText('Saved')).toHaveLength(2);
  expect(within(region()).getAllByText('Missing Email')).toHaveLength(1);
});

test('pressing the action of a notice runs it and dismisses the notice', async () => {
  const restore = vi.fn<() => void>();
  render(<Toaster />);
  notify.info('Member removed', undefined, { action: { label: 'Undo', onClick: restore } });
  const notice = (await within(region()).findByText('Member removed')).closest('li');

  fireEvent.click(within(notice ?? region()).getByRole('button', { name: 'Undo' }));

  expect(restore).toHaveBeenCalledOnce();
  await waitFor(() => expect(notice?.isConnected).toBe(false));
});

test('a notice stays for its duration', async () => {
  render(<Toaster />);
  notify.success('Gone soon', 'In a moment.', { duration: 20 });
  notify.success('Stays', 'Until it is dismissed.', { duration: Infinity });

  await waitFor(() => expect(within(region()).queryByText('Gone soon')).toBeNull());
  expect(within(region()).getByText('Stays')).toBeDefined();
});

test('a notice is dismissed by its id', async () => {
  render(<Toaster />);
  const id = notify.warning('The card expires', 'In three days.');
  notify.success('Saved');
  await within(region()).findByText('Saved');

  act(() => notify.dismiss(id));

  await waitFor(() => expect(within(region()).queryByText('The card expires')).toBeNull());
  expect(within(region()).getByText('Saved')).toBeDefined();
});

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('three notices are shown, and older ones wait until there is room', () => {
  render(<Toaster />);
  act(() => {
    for (const round of [1, 2, 3, 4]) notify.info(`Round ${round}`);
  });
  expect(shown()).toEqual(['Round 2', 'Round 3', 'Round 4']);

  const [, , last = document.body] = screen.getAllByRole('button', {
    name: 'Dismiss notification',
  });
  fireEvent.click(last);

  expect(shown()).toEqual(['Round 2', 'Round 3', 'Round 1']);
});
