import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import story from './TabNav.stories.tsx';
import { TabNav } from './TabNav.tsx';

test.each(['tabs', 'chips'] as const)(
  '%s give every view a URL and mark the current one',
  (variant) => {
    render(<TabNav {...story.args} variant={variant} />);
    const links = within(screen.getByRole('navigation', { name: 'Resources by kind' }));

    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/resources?type=0',
      '/resources?type=1',
      '/resources?type=2',
    ]);
    expect(links.getByRole('link', { current: true }).textContent).toBe('All');
  },
);
