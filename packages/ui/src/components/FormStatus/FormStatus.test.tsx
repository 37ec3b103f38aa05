import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { formStates, FormStatus } from './FormStatus.tsx';

test.each(formStates)('%s is accessible and valid markup', async (state) => {
  const status = <FormStatus state={state}>Unable to sign up.</FormStatus>;
  const { container } = render(status);

  await expect(expectAccessible(container)).resolves.toBeUndefined();
  expectValidMarkup(status);
});

test('the region is in the document, empty, before there is a message', () => {
  const { rerender } = render(<FormStatus state="idle">Sent.</FormStatus>);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');

  rerender(<FormStatus state="success">Sent.</FormStatus>);

  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Sent.');
  expect(region.dataset.state).toBe('success');
});
