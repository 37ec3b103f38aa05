import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading } from './Heading.tsx';

test.each([1, 2, 3, 4, 5, 6] as const)('is a heading of level %d in any size', (level) => {
  render(
    <>
      <Heading level={level}>Tuesday</Heading>
      <Heading level={level} size="xl">
        Tuesday
      </Heading>
    </>,
  );

  const [one, other] = screen.getAllByRole('heading', { level, name: 'Tuesday' });
  expect(one?.className).not.toBe(other?.className);
});
