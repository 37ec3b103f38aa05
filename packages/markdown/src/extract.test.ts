import { describe, expect, it } from 'vitest';
import { headings, plainText } from './extract.ts';
import { htmlOf } from './testing.ts';

describe('headings', () => {
  const source = '# One\ntext\n## Two [links](/a)\n- item\n\n### Q&A\n## Q&A';

  it('lists the headings in order', () => {
    expect(headings(source)).toEqual([
      { level: 1, id: 'one', text: 'One' },
      { level: 2, id: 'two-links', text: 'Two links' },
      { level: 3, id: 'q-a', text: 'Q&A' },
      { level: 2, id: 'q-a-2', text: 'Q&A' },
    ]);
  });

  it('gives the ids that the page has', () => {
    for (const { level, id } of headings(source)) {
      expect(htmlOf(source)).toContain(`<h${level} id="${id}">`);
    }
  });
});

describe('plainText', () => {
  it.each([
    ['', ''],
    ['# One\n\ntwo\nthree', 'One\ntwo\nthree'],
    ['**a**\n*b*\n- c\n- d', 'a\nb\nc\nd'],
    ['See [the plans](/pricing).', 'See the plans.'],
    ['- [x] a', '[x] a'],
    ['Q&A <b>', 'Q&A <b>'],
    ['a\n![A bag](bag)\n![](bag)', 'a\nA bag'],
    ['![A bag](/bag.png "Old")', 'A bag\nOld'],
    ['1. **a** b\n   - `c`\n2. d', 'a b\nc\nd'],
    ['> a\n> *b*', 'a\nb'],
    ['| a | b |\n| - | - |\n| c | d |', 'a · b\nc · d'],
  ])('reads %j as %j', (source, text) => {
    expect(plainText(source)).toBe(text);
  });
});
