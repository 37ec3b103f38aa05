import { expect, it } from 'vitest';
import { changeRows } from './progress.ts';

it('sorts by change, and marks increases with a plus sign', () => {
  const rows = changeRows(
    [
      { area: 'Punches', score: 76, change: 4 },
      { area: 'Conditioning', score: 88, change: 0 },
      { area: 'Ring craft', score: 40, change: -2 },
      { area: 'Defense', score: 61, change: 9 },
    ],
    'points',
  );
  expect(rows.map(({ primary, value }) => `${primary} ${value}`)).toEqual([
    'Defense +9',
    'Punches +4',
    'Conditioning 0',
    'Ring craft -2',
  ]);
});
