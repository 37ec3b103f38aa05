import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { Skeleton } from './Skeleton.tsx';

test('draws as many pieces as asked for, hidden from screen readers', async () => {
  expectValidMarkup(<Skeleton count={3} />);
  const { container } = render(<Skeleton count={3} />);

  const root = container.firstElementChild;
  expect(root?.children).toHaveLength(3);
  expect(root?.getAttribute('aria-hidden')).toBe('true');
  await expectAccessible(container);
});

test('looks different for each shape', () => {
  const { container } = render(
    <>
      <Skeleton />
      <Skeleton shape="title" />
      <Skeleton shape="media" />
      <Skeleton shape="circle" />
    </>,
  );

  const looks = [...container.children].map((child) => child.firstElementChild?.className);
  expect(new Set(looks).size).toBe(4);
});
