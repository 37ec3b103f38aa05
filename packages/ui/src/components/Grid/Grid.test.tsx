import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { Grid } from './Grid.tsx';

test('can be a list', async () => {
  const list = (
    <Grid as="ul" columns={3} min="narrow" gap="md">
      <li>One</li>
      <li>Two</li>
    </Grid>
  );
  expectValidMarkup(list);
  const { container } = render(list);

  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await expectAccessible(container);
});

test('looks different for each number of columns, least width and gap', () => {
  const { container } = render(
    <>
      <Grid />
      <Grid columns={3} />
      <Grid min="wide" />
      <Grid gap="md" />
    </>,
  );

  expect(new Set([...container.children].map(({ className }) => className)).size).toBe(4);
});
