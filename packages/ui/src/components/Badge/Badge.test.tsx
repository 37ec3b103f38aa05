import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { hues } from '../../tokens/palette.ts';
import { Badge } from './Badge.tsx';

test('looks different in each hue and without one', async () => {
  const { container } = render(
    <>
      <Badge>pilot</Badge>
      {hues.map((hue) => (
        <Badge key={hue} hue={hue}>
          {hue}
        </Badge>
      ))}
    </>,
  );

  const looks = new Set([...container.children].map(({ className }) => className));
  expect(looks.size).toBe(hues.length + 1);
  await expectAccessible(container);
});

test('passes ref, class and attributes to its element', () => {
  expectValidMarkup(<Badge hue="rose">News</Badge>);
  let element: HTMLElement | null = null;
  render(
    <Badge
      className="own"
      title="Category"
      ref={(node) => {
        element = node;
      }}
    >
      News
    </Badge>,
  );

  expect(element).toBe(screen.getByTitle('Category'));
  expect(screen.getByText('News').classList).toContain('own');
});
