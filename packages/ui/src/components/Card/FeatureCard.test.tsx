import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import story from './FeatureCard.stories.tsx';
import { FeatureCard } from './FeatureCard.tsx';

test('an area lists its features and highlights and has a labelled link', () => {
  render(
    <FeatureCard {...story.args} features={['Profiles', 'Check-in']} highlights={['15+ tools']} />,
  );

  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Member management');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Profiles',
    'Check-in',
    '15+ tools',
  ]);
  expect(screen.getByRole('link').textContent).toBe('Explore Member Management');
});

test('empty lists are left out', () => {
  render(<FeatureCard {...story.args} features={[]} highlights={[]} />);

  expect(screen.queryByRole('list')).toBeNull();
});
