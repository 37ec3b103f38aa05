import { afterEach, expect, it, vi } from 'vitest';
import { toDateTexts, toPageDate } from './date-texts.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['2025-07-14', 'Jul 14, 2025', 'Jul 14', 'July 14, 2025'],
  ['2024-02-29', 'Feb 29, 2024', 'Feb 29', 'February 29, 2024'],
])('shows %s on a card, a small card and a page', (iso, card, small, page) => {
  expect(toDateTexts(iso)).toEqual({ card, small, page });
  expect(toPageDate(iso)).toEqual({ iso, text: page });
});

it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('is the same day in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(new Date(2025, 0, 1).toString()).toContain(
    zone === 'Pacific/Kiritimati' ? '+1400' : '-0800',
  );
  expect(toPageDate('2025-01-01').text).toBe('January 1, 2025');
});
