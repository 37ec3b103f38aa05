import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/accessible.ts';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { Link } from '../Link/LinkProvider.tsx';
import { Card } from './Card.tsx';

test('a card with asChild and a link is one link of the same look', async () => {
  const cards = (
    <>
      <Card className="own">Monday</Card>
      <Card asChild className="own">
        <Link href="/classes/tuesday">Tuesday</Link>
      </Card>
    </>
  );
  expectValidMarkup(cards);
  const { container } = render(cards);

  const link = screen.getByRole('link', { name: 'Tuesday' });
  expect(link.getAttribute('href')).toBe('/classes/tuesday');
  expect(link.className).toBe(screen.getByText('Monday').className);
  await expectAccessible(container);
});
