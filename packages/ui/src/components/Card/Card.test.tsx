import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link } from '../Link/LinkProvider.tsx';
import { Card } from './Card.tsx';

test('a card with asChild and a link is one link of the same look', () => {
  const cards = (
    <>
      <Card className="own">Monday</Card>
      <Card asChild className="own">
        <Link href="/classes/tuesday">Tuesday</Link>
      </Card>
    </>
  );
  render(cards);

  const link = screen.getByRole('link', { name: 'Tuesday' });
  expect(link.getAttribute('href')).toBe('/classes/tuesday');
  expect(link.className).toBe(screen.getByText('Monday').className);
});
