import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('two views may have one name', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <TabNav
      label="Seasons"
      items={[
        { label: 'Spring', href: '/2026/spring', current: true },
        { label: 'Spring', href: '/2027/spring', current: false },
      ]}
    />,
  );

  expect(screen.getAllByRole('link', { name: 'Spring' })).toHaveLength(2);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});
