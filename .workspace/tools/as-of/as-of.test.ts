import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// @boundaries-ignore it also runs before anything is installed, so it belongs to no package
import { settledDay, takeAsOf } from '../../as-of.mjs';

describe('takeAsOf', () => {
  it.each([[['--as-of', '2026-12-01', '--ui=stream']], [['--ui=stream', '--as-of=2026-12-01']]])(
    'takes the day out of %j',
    (args) => {
      expect(takeAsOf(args, {})).toEqual({ asked: '2026-12-01', rest: ['--ui=stream'] });
    },
  );

  it('goes by AS_OF where no day is asked for', () => {
    expect(takeAsOf([], { AS_OF: '2026-12-01' }).asked).toBe('2026-12-01');
    expect(takeAsOf([], { AS_OF: '' }).asked).toBeUndefined();
  });

  it('refuses a day that is none', () => {
    expect(() => takeAsOf(['--as-of', '2026-02-30'], {})).toThrow(
      '--as-of is "2026-02-30". Expected a calendar date, for example 2026-12-01.',
    );
  });
});

describe('settledDay', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cornerbell-as-of-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (kind: string, day: string) => {
    mkdirSync(join(folder, kind));
    writeFileSync(join(folder, kind, 'text.md'), `---\npublishedDate: ${day}\n---\nText\n`);
  };

  it('is the first of the year where nothing is published', () => {
    expect(settledDay('2026-11-23', folder)).toBe('2026-01-01');
  });

  it('is the last day from which an address is registered, even if its text is gone', () => {
    writeFileSync(
      join(folder, 'addresses.txt'),
      '# Days\n/faq\n/resources/blog/gone from 2026-12-01\n',
    );

    expect(settledDay('2026-11-30', folder)).toBe('2026-01-01');
    expect(settledDay('2026-12-24', folder)).toBe('2026-12-01');
  });

  it.each(['posts', 'guides', 'questions'])(
    'is the last day on which one of the %s came',
    (kind) => {
      write(kind, '2026-11-20');

      expect(settledDay('2026-11-19', folder)).toBe('2026-01-01');
      expect(settledDay('2026-11-20', folder)).toBe('2026-11-20');
      expect(settledDay('2026-12-24', folder)).toBe('2026-11-20');
    },
  );
});
