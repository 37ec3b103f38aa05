import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['', ''],
  ['# One\n\ntwo\nthree', 'One\ntwo\nthree'],
  ['**a**\n*b*\n- c\n- d', 'a\nb\nc\nd'],
  ['See [the plans](/pricing).', 'See the plans.'],
  ['- [x] a', '[x] a'],
  ['Q&A <b>', 'Q&A <b>'],
])('reads %j as %j', (source, text) => {
  expect(plainText(source)).toBe(text);
});

it('leaves out checkboxes where they are enabled', () => {
  expect(plainText('- [x] a\n- [ ] b', { checkboxes: true })).toBe('a\nb');
});
