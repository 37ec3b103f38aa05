import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestFirst, type Dated } from './newest-first.ts';

const dated = fc.record({
  id: fc.oneof(fc.nat(120).map(String), fc.constantFrom('1a', 'a', 'b', '007', '7')),
  publishedDate: fc.constantFrom('2025-01-01', '2025-01-02', '2024-12-31'),
});

function item(id: string, publishedDate: string): Dated {
  return { id, publishedDate };
}

describe('newestFirst', () => {
  it('puts the newer day first, then numeric ids in numeric order, then the others', () => {
    const sorted = [
      item('b', '2025-01-01'),
      item('10', '2025-01-01'),
      item('1a', '2025-01-01'),
      item('9', '2025-01-01'),
      item('1', '2024-05-05'),
      item('z', '2025-06-01'),
    ].toSorted(newestFirst);
    expect(sorted.map(({ id }) => id)).toEqual(['z', '9', '10', '1a', 'b', '1']);
  });

  it('is an order: it can be turned round and never goes in a circle', () => {
    fc.assert(
      fc.property(dated, dated, dated, (a, b, c) => {
        expect(Math.sign(newestFirst(a, b)) + Math.sign(newestFirst(b, a))).toBe(0);
        const isInOrder = newestFirst(a, b) <= 0 && newestFirst(b, c) <= 0;
        expect(isInOrder && newestFirst(a, c) > 0).toBe(false);
      }),
    );
  });
});
