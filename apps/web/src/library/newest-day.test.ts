import { expect, it } from 'vitest';
import { newestDay } from './newest-day.ts';

it('is the latest day, in whatever order the items are, or none', () => {
  expect(newestDay([{ publishedDate: '2025-07-20' }, { publishedDate: '2025-07-14' }])).toBe(
    '2025-07-20',
  );
  expect(newestDay([])).toBeUndefined();
});
