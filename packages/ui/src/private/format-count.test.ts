import { expect, test } from 'vitest';
import { formatCount } from './format-count.ts';

test.each([
  [0, '0'],
  [156, '156'],
  [1134, '1,134'],
  [1_000_000, '1,000,000'],
])('%d is written %s', (count, written) => {
  expect(formatCount(count)).toBe(written);
});
