import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormStatus } from './FormStatus.tsx';

test('the region is in the document, empty, before there is a message', () => {
  const { rerender } = render(<FormStatus state="idle">Sent.</FormStatus>);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');

  rerender(<FormStatus state="success">Sent.</FormStatus>);

  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Sent.');
  expect(region.dataset.state).toBe('success');
});
