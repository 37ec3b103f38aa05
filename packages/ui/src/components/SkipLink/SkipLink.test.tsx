import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

test('takes another target and text', () => {
  render(<SkipLink href="#content">Zum Inhalt</SkipLink>);

  expect(screen.getByRole('link', { name: 'Zum Inhalt' }).getAttribute('href')).toBe('#content');
});
