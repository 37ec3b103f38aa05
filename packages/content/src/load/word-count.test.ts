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
