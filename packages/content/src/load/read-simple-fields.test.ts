import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSimpleFields } from './read-simple-fields.ts';

describe('readSimpleFields', () => {
  it('reads the front matter of a post', () => {
    const text = [
      'id: "2"',
      String.raw`title: "Ten \"quiet\" days: call \\ members"`,
      'author: founders',
      'tags: [retention, front desk, "a, b"]',
      'publishedDate: 2025-07-14',
      'readTime: 7',
      'featured: true',
      'relatedPosts: []',
      '',
    ].join('\n');
    const withoutComma = text.replace(', "a, b"', '');
    expect(readSimpleFields(withoutComma)).toEqual(parse(withoutComma));
    expect(readSimpleFields(text)).toBeUndefined();
  });

  it.each([
    'title: it: is',
    'title: a #b',
    "title: 'a'",
    'title: "a\\n"',
    'title: >',
    'title:',
    'title: null',
    'title: True',
    'title: 1.5',
    'title: 0x1F',
    'title: 007',
    'title: - a',
    'title: a ',
    'title: *a',
    'true: a',
    '"a": b',
    'a: 1\na: 2',
    'a: 1\n  b',
    'a: [b, ]',
    'a: [[b]]',
    'a: {b: c}',
    '',
    '\n',
    '---',
    'a: 1\n...',
  ])('leaves %j to YAML', (text) => {
    expect(readSimpleFields(text)).toBeUndefined();
  });

  it('agrees with YAML whenever it returns a result', () => {
    const scalar = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'aZ09 "\'#:,[]{}-._/\\~!&*|>%@`?=éß\t\u2028\u0085') }),
      fc.constantFrom('true', 'False', 'NULL', 'yes', 'off', '~', '.inf', '.nan', '1e3', '0o7'),
      fc.constantFrom('2025-07-14', '2025-07-14 10:00:00', '12:30', '1_000', '-1', '+1', '0', '00'),
      fc.string({ unit: 'grapheme' }).map((text) => `"${text}"`),
      fc.string({ unit: fc.constantFrom('\\', '"', 'n', 'x') }).map((text) => `"${text}"`),
      fc.nat().map(String),
    );
    const value = fc.oneof(
      scalar,
      fc.array(scalar, { maxLength: 4 }).map((items) => `[${items.join(', ')}]`),
    );
    const name = fc.oneof(fc.constantFrom('a', 'b', 'null', 'constructor'), fc.string());
    const text = fc
      .array(fc.tuple(name, value), { maxLength: 4 })
      .map((lines) => lines.map(([key, written]) => `${key}: ${written}\n`).join(''));
    let read = 0;
    fc.assert(
      fc.property(text, (written) => {
        const fields = readSimpleFields(written);
        if (fields === undefined) return;
        read += 1;
        expect(fields).toEqual(parse(written));
      }),
      { numRuns: 5000 },
    );
    expect(read).toBeGreaterThan(100);
  });
});
