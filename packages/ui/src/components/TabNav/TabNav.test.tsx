import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TabNav } from './TabNav.tsx';

test.each(['tabs', 'chips'] as const)(
  '%s give every view a URL and mark the current one',
  (variant) => {
    const nav = (
      <TabNav
        variant={variant}
        label="Resources by kind"
        items={[
          { label: 'All Resources', href: '/resources', current: false },
          { label: 'Guides', href: '/resources?type=guides', current: true },
        ]}
      />
    );
    render(nav);
    const links = within(screen.getByRole('navigation', { name: 'Resources by kind' }));

    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/resources',
      '/resources?type=guides',
    ]);
    expect(links.getByRole('link', { current: true }).textContent).toBe('Guides');
  },
);
