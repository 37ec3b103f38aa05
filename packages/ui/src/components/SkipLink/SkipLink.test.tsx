import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

test('is the first tab stop and links to the main content', async () => {
  const page = (
    <>
      <SkipLink />
      <a href="/pricing">Pricing</a>
      <main id="main">Labels</main>
    </>
  );
  render(page);
  await userEvent.tab();

  const link = screen.getByRole('link', { name: 'Skip to main content' });
  expect(document.activeElement).toBe(link);
  expect(link.getAttribute('href')).toBe('#main');
});

test('takes another target and text', () => {
  render(<SkipLink href="#content">Zum Inhalt</SkipLink>);

  expect(screen.getByRole('link', { name: 'Zum Inhalt' }).getAttribute('href')).toBe('#content');
});
