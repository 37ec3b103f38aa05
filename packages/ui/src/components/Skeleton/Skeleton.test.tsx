import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

test('draws as many pieces as asked for, hidden from screen readers', () => {
  const { container } = render(<Skeleton count={3} />);

  const root = container.firstElementChild;
  expect(root?.children).toHaveLength(3);
  expect(root?.getAttribute('aria-hidden')).toBe('true');
});
