import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FeatureCard, type FeatureCardProps } from './FeatureCard.tsx';

const props: FeatureCardProps = {
  title: 'Member Management',
  description: 'One record for each member.',
  href: '/features/member-management',
  linkLabel: 'Explore Member Management',
};

test('an area lists its features and highlights and has a labelled link', () => {
  render(<FeatureCard {...props} features={['Profiles', 'Check-in']} highlights={['15+ tools']} />);

  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Member Management');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Profiles',
    'Check-in',
    '15+ tools',
  ]);
  expect(screen.getByRole('link').textContent).toBe('Explore Member Management');
});

test('empty lists are left out', () => {
  render(<FeatureCard {...props} features={[]} highlights={[]} />);

  expect(screen.queryByRole('list')).toBeNull();
});
