import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import story from './Breadcrumbs.stories.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('links to the levels above and marks the page itself, which is not a link', () => {
  render(<Breadcrumbs {...story.args} />);
  const nav = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));

  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/resources',
  ]);
  expect(nav.getByText('Ten days quiet').getAttribute('aria-current')).toBe('page');
});
