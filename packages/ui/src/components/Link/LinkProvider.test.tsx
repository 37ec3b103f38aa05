import { render, screen } from '@testing-library/react';
import { forwardRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import { Link, LinkProvider, type LinkProps, type LinkProviderProps } from './LinkProvider.tsx';

const RouterLink = ({ children, ...props }: LinkProps) => (
  <a {...props} data-router="">
    {children}
  </a>
);

test('is a plain anchor without a provider', () => {
  expect(
    renderToStaticMarkup(
      <Link href="/faq" className="own">
        FAQ
      </Link>,
    ),
  ).toBe('<a href="/faq" class="own">FAQ</a>');
});

test('accepts any callable component, so that the types of every React version fit', () => {
  const Forwarding = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'ref'>>((props, ref) => (
    <RouterLink {...props} ref={ref} />
  ));
  Forwarding.displayName = 'Forwarding';
  expectTypeOf<keyof LinkProviderProps['component']>().toBeNever();

  render(
    <LinkProvider component={Forwarding}>
      <Link href="/faq">FAQ</Link>
    </LinkProvider>,
  );

  expect(screen.getByRole('link', { name: 'FAQ' }).dataset.router).toBe('');
});
