import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// @boundaries-ignore it runs before the install, so it belongs to no package
import { settledDay, takeAsOf } from '../../as-of.mjs';

describe('takeAsOf', () => {
  it.each([[['--as-of', '2026-12-01', '--ui=stream']], [['--ui=stream', '--as-of=2026-12-01']]])(
    'takes the day out of %j',
    (args) => {
      expect(takeAsOf(args, {})).toEqual({ asked: '2026-12-01', rest: ['--ui=stream'] });
    },
  );

  it('uses AS_OF if no day is given', () => {
    expect(takeAsOf([], { AS_OF: '2026-12-01' }).asked).toBe('2026-12-01');
    expect(takeAsOf([], { AS_OF: '' }).asked).toBeUndefined();
  });

  it('rejects an invalid date', () => {
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

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    // December 1, 2026 is a Tuesday.
    ['2026-11-30', '2026-11-30'],
    ['2026-12-01', '2026-12-01'],
    ['2026-12-06', '2026-12-01'],
    ['2027-01-01', '2027-01-01'],
  ])('of %s is its Monday or the first of its month if nothing is published', (day, settled) => {
    expect(settledDay(day, folder)).toBe(settled);
  });

  it('is the last day from which an address is registered, even if its text was removed', () => {
    writeFileSync(
      join(folder, 'addresses.txt'),
      '# Days\n/faq\n/resources/blog/gone from 2026-11-25\n',
    );

    expect(settledDay('2026-11-24', folder)).toBe('2026-11-23');
    expect(settledDay('2026-11-27', folder)).toBe('2026-11-25');
  });

  it.each(['posts', 'guides', 'questions'])(
    'is the last day on which one of the %s was published',
    (kind) => {
      write(kind, '2026-11-25');

      expect(settledDay('2026-11-24', folder)).toBe('2026-11-23');
      expect(settledDay('2026-11-25', folder)).toBe('2026-11-25');
      expect(settledDay('2026-11-29', folder)).toBe('2026-11-25');
      expect(settledDay('2026-11-30', folder)).toBe('2026-11-30');
    },
  );
});
