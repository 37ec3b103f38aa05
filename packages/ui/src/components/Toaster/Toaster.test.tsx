import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { dismissNotice, notify } from './notify.ts';
import { Toaster } from './Toaster.tsx';

afterEach(() => act(() => dismissNotice()));

const region = () => screen.getByRole('region', { name: 'Notifications' });

test('the region is there before there is a notice, on the server too', () => {
  expect(renderToString(<Toaster />)).toContain('aria-label="Notifications"');
});

test('the region takes another label', () => {
  render(<Toaster label="Hinweise" />);

  expect(screen.getByRole('region', { name: 'Hinweise' })).toBeTruthy();
});

test('a notice shows its title and its description, politely', async () => {
  const { container } = render(<Toaster />);

  notify.error('Missing Information', 'Please enter your name and email');

  const title = await within(region()).findByText('Missing Information');
  expect(title.closest('li')?.textContent).toBe(
    'Missing InformationPlease enter your name and email',
  );
  await expect(expectAccessible(container)).resolves.toBeUndefined();
});

test('several notices stand together', async () => {
  render(<Toaster />);

  notify.success('Success!', "You've been added to our newsletter.");
  notify.error('Error', 'Unable to sign up. Please try again.');

  expect(await within(region()).findByText('Success!')).toBeDefined();
  expect(await within(region()).findByText('Unable to sign up. Please try again.')).toBeDefined();
});

test('a notice takes the place of one with the same title', async () => {
  render(<Toaster />);

  notify.error('Missing Email', 'Please enter your name and email');
  notify.error('Missing Email', 'Please enter your email');

  expect(await within(region()).findByText('Please enter your email')).toBeDefined();
  expect(within(region()).getAllByText('Missing Email')).toHaveLength(1);
});

test('Alt+T leads to the notices', async () => {
  const user = userEvent.setup();
  render(<Toaster />);
  notify.success('Copied', 'The link is in your clipboard.');
  await within(region()).findByText('Copied');

  await user.keyboard('{Alt>}t{/Alt}');

  expect(region().contains(document.activeElement)).toBe(true);
});

test('a notice can be dismissed', async () => {
  render(<Toaster />);
  notify.success('Dismiss me', 'Please.');
  const notice = (await within(region()).findByText('Dismiss me')).closest('li');

  fireEvent.click(within(notice ?? region()).getByRole('button', { name: 'Dismiss notification' }));

  await waitFor(() => expect(notice?.isConnected).toBe(false));
});
