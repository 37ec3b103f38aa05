import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { StatTile } from './StatTile.tsx';

test('has the number and its label', async () => {
  const tile = <StatTile value="50+" label="Features Built" />;
  expectValidMarkup(tile);
  const { container } = render(tile);

  const texts = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['50+', 'Features Built']);
  await expectAccessible(container);
});
