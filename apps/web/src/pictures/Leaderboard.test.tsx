import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Leaderboard } from './Leaderboard.tsx';

afterEach(cleanup);

const board = (
  <Leaderboard
    label="October"
    rows={[
      {
        rank: 1,
        name: 'Ana Duarte',
        value: '22',
        unit: 'classes',
        tier: 'Gold',
        change: 'Up 2',
      },
      { rank: 2, name: 'Leon Fisk', value: '19' },
    ]}
  />
);

test('ranks are read in order with name, change, tier and score', () => {
  render(board);
  expect(screen.getByRole('list', { name: 'October' }).tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Ana Duarte Up 2Gold22 classes',
    '2Leon Fisk 19',
  ]);
});
