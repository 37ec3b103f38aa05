import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectValidMarkup } from '../../testing/valid-markup.ts';
import { Link, LinkProvider, type LinkProps } from './LinkProvider.tsx';

const RouterLink = ({ children, ...props }: LinkProps) => (
  <a {...props} data-router="">
    {children}
  </a>
);

test('is a plain anchor without a provider', () => {
  expect(
    expectValidMarkup(
      <Link href="/faq" className="own">
        FAQ
      </Link>,
    ),
  ).toBe('<a href="/faq" class="own">FAQ</a>');
});

test('is drawn by the nearest provider', () => {
  render(
    <LinkProvider component={RouterLink}>
      <Link href="/faq">FAQ</Link>
    </LinkProvider>,
  );

  const link = screen.getByRole('link', { name: 'FAQ' });
  expect(link.dataset.router).toBe('');
  expect(link.getAttribute('href')).toBe('/faq');
});
