import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TabNav } from './TabNav.tsx';

const tabs = (
  <TabNav
    label="Resources by kind"
    items={[
      { label: 'All Resources', href: '/resources', current: true },
      { label: 'Guides', href: '/resources?type=guides', current: false },
    ]}
  />
);

test('gives every view a URL and marks the current one', () => {
  render(tabs);
  const nav = within(screen.getByRole('navigation', { name: 'Resources by kind' }));

  expect(nav.getByRole('link', { current: true }).getAttribute('href')).toBe('/resources');
  expect(nav.getByRole('link', { name: 'Guides' }).getAttribute('href')).toBe(
    '/resources?type=guides',
  );
});
