import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Text } from './Text.tsx';

test('is a paragraph, or part of one', () => {
  render(
    <Text size="lg">
      Two of six are{' '}
      <Text as="span" tone="muted">
        full
      </Text>
    </Text>,
  );

  expect(screen.getByRole('paragraph').textContent).toBe('Two of six are full');
  expect(screen.getByText('full').dataset['tone']).toBe('muted');
});
