import { expect, it } from 'vitest';
import { changeRows } from './rows.ts';

it('sorts scores by change, and marks increases with a plus sign', () => {
  const changes = { Punches: 4, Conditioning: 0, 'Ring craft': -2, Defense: 9 };
  const scores = Object.entries(changes).map(([area, change]) => ({ area, change, score: 76 }));
  const rows = changeRows(scores, 'points');
  expect(rows.map(({ primary, value }) => `${primary} ${value}`)).toEqual([
    'Defense +9',
    'Punches +4',
    'Conditioning 0',
    'Ring craft -2',
  ]);
});
