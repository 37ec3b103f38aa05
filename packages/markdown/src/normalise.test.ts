import { expect, it } from 'vitest';
import { normalise } from './normalise.ts';

it.each([
  ['', ''],
  ['plain', 'plain'],
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a\r\r\nb\n\rc', 'a\n\nb\n\nc'],
  ['a\0b', 'a\uFFFDb'],
  ['a\uD83Eb\uDD4A', 'a\uFFFDb\uFFFD'],
  ['🥊', '🥊'],
])('turns %j into %j', (source, expected) => {
  expect(normalise(source)).toBe(expected);
});
