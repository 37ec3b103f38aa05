import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const breadcrumbs = (
  <Breadcrumbs
    items={[
      { label: 'Home', href: '/' },
      { label: 'Resources', href: '/resources' },
      { label: 'Ten days quiet' },
    ]}
  />
);

test('links to the levels above and marks the page itself, which is no link', () => {
  render(breadcrumbs);
  const nav = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));

  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/resources',
  ]);
  expect(nav.getByText('Ten days quiet').getAttribute('aria-current')).toBe('page');
});
