import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('adds text for screen readers only', async () => {
  const link = (
    <a href="/pricing">
      More <VisuallyHidden>about prices</VisuallyHidden>
    </a>
  );
  expectValidMarkup(link);
  const { container } = render(link);

  expect(screen.getByRole('link', { name: 'More about prices' })).toBeDefined();
  await expectAccessible(container);
});
