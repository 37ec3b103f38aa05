import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { PlanCard, type PlanCardProps } from './PlanCard.tsx';

const props: PlanCardProps = {
  name: 'Professional',
  price: 89,
  originalPrice: 1149,
  period: 'a month',
  description: 'A packed floor.',
  badge: 'Most Popular',
  features: ['Up to 300 members', 'One location'],
  action: <ButtonLink href="/contact">Apply to Join</ButtonLink>,
  priceLabel: 'Founding price',
};

test('its prices read as a sentence, with the regular one struck through', () => {
  render(
    <main>
      <h2>Plans</h2>
      <PlanCard {...props} />
    </main>,
  );

  const price = screen.getByText('$89').closest('p');
  for (const unread of price?.querySelectorAll('[aria-hidden]') ?? []) unread.remove();
  expect(price?.textContent).toBe('Founding price $89 a month, regular price $1,149');
  expect(screen.getByText('$1,149').localName).toBe('s');
});

test('shows the name, features and action', () => {
  render(<PlanCard {...props} />);

  expect(screen.getByRole('heading', { level: 3, name: 'Professional' })).toBeDefined();
  expect(screen.getByText('Most Popular')).toBeDefined();
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(props.features);
  expect(screen.getByRole('link', { name: 'Apply to Join' })).toBeDefined();
});

test('a plan without a price is custom and has no other price', () => {
  render(<PlanCard {...props} price={null} originalPrice={null} />);

  expect(screen.getByText('Custom')).toBeDefined();
  expect(screen.queryByText('a month')).toBeNull();
  expect(document.querySelector('s')).toBeNull();
});
