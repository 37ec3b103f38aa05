import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as Parts from '../../alert-dialog.ts';
import { AlertDialog } from './AlertDialog.tsx';

const description =
  "Thank you for applying! We'll review your application and get back to you within 48 hours.";

test('is closed in the server markup', () => {
  const html = renderToStaticMarkup(<AlertDialog open description={description} />);

  expect(html).toBe('');
});

test('the description is its name', async () => {
  render(<AlertDialog open description={description} />);

  expect(screen.getByRole('alertdialog', { name: description })).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each([
  ['Keep it', 0],
  ['Erase now', 1],
])('a question is answered by "%s"', async (answer, times) => {
  const user = userEvent.setup();
  const erase = vi.fn<() => void>();
  const question = (
    <Parts.Root>
      <Parts.Trigger>Erase</Parts.Trigger>
      <Parts.Content>
        <Parts.Title>Erase the gym?</Parts.Title>
        <Parts.Description>It can’t be undone.</Parts.Description>
        <Parts.Actions>
          <Parts.Cancel>Keep it</Parts.Cancel>
          <Parts.Action onClick={erase}>Erase now</Parts.Action>
        </Parts.Actions>
      </Parts.Content>
    </Parts.Root>
  );
  render(question);
  const trigger = screen.getByRole('button', { name: 'Erase' });
  await user.click(trigger);
  expect(screen.getByRole('alertdialog', { name: 'Erase the gym?' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));

  await user.click(screen.getByRole('button', { name: answer }));

  expect(erase).toHaveBeenCalledTimes(times);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});
