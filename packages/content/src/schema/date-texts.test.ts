import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { expect, it } from 'vitest';
import { toDateTexts, toPageDate } from './date-texts.ts';

it.each([
  ['2025-07-14', 'Jul 14, 2025', 'Jul 14', 'July 14, 2025'],
  ['2025-01-01', 'Jan 1, 2025', 'Jan 1', 'January 1, 2025'],
  ['2024-02-29', 'Feb 29, 2024', 'Feb 29', 'February 29, 2024'],
  ['2025-12-31', 'Dec 31, 2025', 'Dec 31', 'December 31, 2025'],
])('shows %s on a card, a small card and a page', (iso, card, small, page) => {
  expect(toDateTexts(iso)).toEqual({ card, small, page });
  expect(toPageDate(iso)).toEqual({ iso, text: page });
});

it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
  'shows the same day in the time zone %s',
  { timeout: 60_000 },
  (zone) => {
    const script = `import { toPageDate } from ${JSON.stringify(new URL('./date-texts.ts', import.meta.url).href)};
      console.log(toPageDate('2025-01-01').text);`;
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    expect(said.trim()).toBe('January 1, 2025');
  },
);
