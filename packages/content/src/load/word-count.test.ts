import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, readingMinutes } from './word-count.ts';

describe('countWords', () => {
  it.each([
    ['', 0],
    ['one', 1],
    ['## Two words\n\n- and three more', 5],
    ['- [ ] Tick me', 2],
    ["don't stop, it's 5:45 pm", 5],
    ['a — b', 2],
    ['naïve Ünal 你好 𝒳', 4],
    ['no\u00A0break\u2003here', 3],
    ['***', 0],
  ])('counts %j as %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it('agrees with a regular expression', () => {
    const text = fc.string({ unit: fc.oneof(fc.constantFrom(' ', '\n', '-'), fc.string()) });
    const unicode = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(fc.oneof(text, unicode), (markdown) => {
        const words = markdown.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run));
        expect(countWords(markdown)).toBe(words.length);
      }),
    );
  });

  it('counts a megabyte', () => {
    expect(countWords('jab '.repeat(250_000))).toBe(250_000);
  });
});

describe('readingMinutes', () => {
  it.each([
    [0, 0],
    [1, 1],
    [200, 1],
    [201, 2],
    [1400, 7],
  ])('reads %i words in %i minutes', (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });
});
