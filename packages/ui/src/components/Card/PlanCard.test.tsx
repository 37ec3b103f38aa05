import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import story from './PlanCard.stories.tsx';
import { PlanCard } from './PlanCard.tsx';

test('its prices read as a sentence, with the regular one struck through', () => {
  render(<PlanCard {...story.args} originalPrice={1149} />);

  const price = screen.getByText('$89').closest('p');
  for (const unread of price?.querySelectorAll('[aria-hidden]') ?? []) unread.remove();
  expect(price?.textContent).toBe('Founding price $89 a month, regular price $1,149');
  expect(screen.getByText('$1,149').localName).toBe('s');
});

test('shows the name, features and action', () => {
  render(<PlanCard {...story.args} badge="Most Popular" />);

  expect(screen.getByRole('heading', { level: 3, name: 'Contender' })).toBeDefined();
  expect(screen.getByText('Most Popular')).toBeDefined();
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(story.args.features);
  expect(screen.getByRole('link', { name: 'Apply' })).toBeDefined();
});

test('a plan without a price is custom and has no other price', () => {
  render(<PlanCard {...story.args} price={null} originalPrice={null} />);

  expect(screen.getByText('Custom')).toBeDefined();
  expect(screen.queryByText('a month')).toBeNull();
  expect(document.querySelector('s')).toBeNull();
});
