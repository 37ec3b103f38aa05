import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FeatureCard } from './FeatureCard.tsx';

test('an area lists its features and highlights and has a labelled link', () => {
  const card = (
    <FeatureCard
      title="Member Management"
      description="One record for each member."
      href="/features/member-management"
      linkLabel="Explore Member Management"
      features={['Profiles', 'Check-in']}
      highlights={['15+ tools']}
      color="orange"
      headingLevel={2}
    />
  );
  render(card);

  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Member Management');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Profiles',
    'Check-in',
    '15+ tools',
  ]);
  expect(screen.getByRole('link').textContent).toBe('Explore Member Management');
});

test('without a link label the title is the link', () => {
  render(<FeatureCard title="Skills" description="24 of them." href="/features" />);

  expect(screen.getByRole('heading').contains(screen.getByRole('link', { name: 'Skills' }))).toBe(
    true,
  );
});

test('without an href it has no link, and empty lists are left out', () => {
  const card = <FeatureCard title="Skills" description="24." features={[]} highlights={[]} />;
  render(card);

  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a picture of the product is in the card, with the ink theme where asked for', () => {
  const card = (
    <FeatureCard
      title="Skills"
      description="24."
      href="/features"
      color="blue"
      picture={<p>Jab</p>}
      pictureTone="ink"
    />
  );
  render(card);

  expect(screen.getByRole('article').contains(screen.getByText('Jab'))).toBe(true);
  expect(screen.getByText('Jab').closest('[data-theme]')?.getAttribute('data-theme')).toBe('ink');
});
