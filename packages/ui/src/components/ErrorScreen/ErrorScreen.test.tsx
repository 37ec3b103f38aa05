import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

test('shows what happened, the text of the error and the actions', async () => {
  const reload = vi.fn<() => void>();
  const failure = (
    <ErrorScreen
      title="Something went wrong"
      message="Please try refreshing the page."
      detail="TypeError: x is undefined"
    >
      <Button onClick={() => reload()}>Refresh Page</Button>
    </ErrorScreen>
  );
  render(failure);

  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeDefined();
  expect(screen.getByText('Please try refreshing the page.')).toBeDefined();
  expect(screen.getByText('TypeError: x is undefined')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('serves as a not-found page', () => {
  const missing = (
    <ErrorScreen numeral="404" title="Oops! Page not found" message="It moved." headingLevel={2}>
      <a href="/">Return to Home</a>
    </ErrorScreen>
  );
  render(missing);

  expect(screen.getByText('404')).toBeDefined();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Oops! Page not found');
});
