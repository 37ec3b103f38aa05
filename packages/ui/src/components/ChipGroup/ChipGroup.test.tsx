import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChipGroup } from './ChipGroup.tsx';

const chips = (
  <ChipGroup
    label="Category"
    items={[
      { label: 'All Categories', href: '/resources?type=blog', current: false },
      {
        label: 'Gym Tips',
        href: '/resources?type=blog&category=gym-tips',
        current: true,
        hue: 'green',
      },
    ]}
  />
);

test('gives every choice a URL and marks the chosen one', () => {
  render(chips);
  const group = within(screen.getByRole('navigation', { name: 'Category' }));

  const links = group.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/resources?type=blog',
    '/resources?type=blog&category=gym-tips',
  ]);
  expect(group.getByRole('link', { current: true }).textContent).toBe('Gym Tips');
});
