import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { Container } from './Container.tsx';

test('looks different for each width and forwards its props', () => {
  expectValidMarkup(<Container>Words</Container>);
  const { container } = render(
    <>
      <Container id="page" />
      <Container width="narrow" />
      <Container width="text" />
    </>,
  );

  expect(new Set([...container.children].map(({ className }) => className)).size).toBe(3);
  expect(container.firstElementChild?.id).toBe('page');
});
