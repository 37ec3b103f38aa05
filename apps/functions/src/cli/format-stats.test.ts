import { expect, it } from 'vitest';
import { formatStats } from './format-stats.ts';

it('draws days and sources, and leaves out empty sections', () => {
  const stats = {
    kinds: { newsletter: 3 },
    days: [
      { day: '2025-08-03', leads: 1 },
      { day: '2025-08-04', leads: 2 },
    ],
    sources: [{ source: 'news\u001b[2J', leads: 3 }],
    suspicious: 0,
    deliveries: [],
  };
  expect(formatStats(stats)).toBe(
    [
      'LEADS',
      'newsletter  3',
      'all         3',
      'suspicious  0',
      '',
      'DAY (UTC)',
      `2025-08-03  1  ${'█'.repeat(20)}`,
      `2025-08-04  2  ${'█'.repeat(40)}`,
      '',
      'FIRST SOURCE',
      `news[2J       3  ${'█'.repeat(40)}`,
      '',
    ].join('\n'),
  );
});
