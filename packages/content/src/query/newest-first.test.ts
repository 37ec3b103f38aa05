import { expect, it } from 'vitest';
import { newestFirst } from './newest-first.ts';

it('puts the newer day first, then ids in order, with their digits as numbers', () => {
  const sorted = [
    { id: 'b', publishedDate: '2025-01-01' },
    { id: '10', publishedDate: '2025-01-01' },
    { id: 'round-10', publishedDate: '2025-01-01' },
    { id: 'round-9', publishedDate: '2025-01-01' },
    { id: '9', publishedDate: '2025-01-01' },
    { id: '1', publishedDate: '2024-05-05' },
    { id: 'z', publishedDate: '2025-06-01' },
  ].toSorted(newestFirst);
  expect(sorted.map(({ id }) => id)).toEqual(['z', '9', '10', 'b', 'round-9', 'round-10', '1']);
});
