import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { Ropes } from './Ropes.tsx';

test('is hidden from screen readers', async () => {
  expectValidMarkup(<Ropes />);
  const { container } = render(<Ropes />);

  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  await expectAccessible(container);
});
