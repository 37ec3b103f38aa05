import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StancePair } from './StancePair.tsx';

const pair = (
  <StancePair
    label="Progress photos"
    before={{ label: 'Week 1', note: 'Hands low' }}
    after={{ label: 'Week 12', note: 'Guard closed' }}
  />
);

afterEach(cleanup);

test('the drawings are described in text, the earlier first', () => {
  render(pair);
  expect(screen.getByRole('list', { name: 'Progress photos' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Week 1 Hands low',
    'Week 12 Guard closed',
  ]);
});
