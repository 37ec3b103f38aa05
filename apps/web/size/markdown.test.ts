import { expect, test } from 'vitest';
import { markdownOf } from './markdown.ts';

const rows = (text: string) => text.trim().split('\n').slice(4);

test('shows the largest size of each budget', () => {
  const text = markdownOf([
    { what: '/', bytes: 13_971, of: 14_000 },
    { what: '/faq', bytes: 9_000, of: 14_000 },
    { what: 'app', bytes: 77_033, of: 80_000 },
  ]);

  expect(rows(text)).toEqual(['| / | 13,971 | 14,000 | 29 |', '| app | 77,033 | 80,000 | 2,967 |']);
});

test('highlights everything over budget', () => {
  const text = markdownOf([
    { what: '/', bytes: 14_500, of: 14_000 },
    { what: '/faq', bytes: 14_001, of: 14_000 },
  ]);

  expect(rows(text)).toEqual([
    '| / | 14,500 | 14,000 | **-500** |',
    '| /faq | 14,001 | 14,000 | **-1** |',
  ]);
});
