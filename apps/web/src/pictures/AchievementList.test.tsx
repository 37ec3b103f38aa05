import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { tiers } from './Medal.tsx';
import { AchievementList } from './AchievementList.tsx';

afterEach(cleanup);

const list = (
  <AchievementList
    label="Achievements"
    achievements={tiers.map((tier) => ({ name: `${tier} bell`, tier, detail: 'Ten rounds' }))}
  />
);

test('each badge is read with its tier and what it was awarded for', () => {
  render(list);
  expect(screen.getByRole('list', { name: 'Achievements' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gold bell Gold Ten rounds',
    'Silver bell Silver Ten rounds',
    'Bronze bell Bronze Ten rounds',
  ]);
});

test('each tier has its own engraving, so that colour is not needed', () => {
  const { container } = render(list);
  const drawings = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect(new Set(drawings).size).toBe(tiers.length);
});
