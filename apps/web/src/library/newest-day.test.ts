import { expect, it } from 'vitest';
import { newestDay } from './newest-day.ts';

it('is the latest day, whatever the order of the items', () => {
  expect(newestDay([{ publishedDate: '2025-07-20' }, { publishedDate: '2025-07-14' }])).toBe(
    '2025-07-20',
  );
  expect(newestDay([])).toBeUndefined();
});
