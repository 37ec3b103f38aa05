import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { Stack } from './Stack.tsx';

test('can be a list', async () => {
  const list = (
    <Stack as="ul" gap="lg" align="start">
      <li>One</li>
      <li>Two</li>
    </Stack>
  );
  expectValidMarkup(list);
  const { container } = render(list);

  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await expectAccessible(container);
});

test('looks different for each gap and alignment', () => {
  const { container } = render(
    <>
      <Stack />
      <Stack gap="lg" />
      <Stack align="center" />
    </>,
  );

  expect(new Set([...container.children].map(({ className }) => className)).size).toBe(3);
});
