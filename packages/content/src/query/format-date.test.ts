import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { format, parseISO } from 'date-fns';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, type DateFormat } from './format-date.ts';

const calendarDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** The expected patterns. */
const patterns = { card: 'MMM d, yyyy', small: 'MMM d', page: 'MMMM d, yyyy' } as const;
const dateFormat = fc.constantFrom<DateFormat>('card', 'small', 'page');

describe('formatDate', () => {
  it.each([
    ['2025-07-14', 'card', 'Jul 14, 2025'],
    ['2025-07-14', 'small', 'Jul 14'],
    ['2025-07-14', 'page', 'July 14, 2025'],
    ['2025-01-01', 'page', 'January 1, 2025'],
    ['2024-02-29', 'card', 'Feb 29, 2024'],
    ['2025-12-31', 'small', 'Dec 31'],
  ] as const)('says %s on a %s as %j', (date, name, words) => {
    expect(formatDate(date, name)).toBe(words);
  });

  it('says every day as date-fns does with the same pattern', () => {
    fc.assert(
      fc.property(calendarDate, dateFormat, (date, name) => {
        expect(formatDate(date, name)).toBe(format(parseISO(date), patterns[name]));
      }),
    );
  });

  it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
    'says the same day in the time zone %s',
    { timeout: 60_000 },
    (zone) => {
      const script = `import { formatDate } from ${JSON.stringify(new URL('./format-date.ts', import.meta.url).href)};
        console.log(formatDate('2025-01-01', 'page'));`;
      const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      });
      expect(said.trim()).toBe('January 1, 2025');
    },
  );

  it.each(['', '2025-7-14', '2025-13-01', '2025-00-01', '2025-07-14T00:00:00Z', 'July 14'])(
    'refuses %j with an example of what it takes',
    (date) => {
      expect(() => formatDate(date, 'card')).toThrow(
        new RangeError(
          `A date can't be formatted. Expected a calendar date such as "2025-07-14". Received ${JSON.stringify(date)}.`,
        ),
      );
    },
  );
});
