import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { Prose } from './Prose.tsx';

const article = (
  <Prose>
    <h2 id="records">Records</h2>
    <p>
      <strong>Bring to the desk</strong>
    </p>
    <p>
      See <a href="/pricing">prices</a>.
    </p>
    <ul data-checklist="">
      <li>
        <label>
          <input type="checkbox" disabled defaultChecked />
          <span>One record each</span>
        </label>
      </li>
    </ul>
  </Prose>
);

test('keeps its elements', async () => {
  expectValidMarkup(article);
  const { container } = render(article);

  expect(screen.getByRole('checkbox', { name: 'One record each', checked: true })).toBeDefined();
  expect(screen.getByRole('link', { name: 'prices' })).toBeDefined();
  await expectAccessible(container);
});
