// @vitest-environment node
import { readLibrary } from '@cornerbell/content/library';
import { describe, expect, it } from 'vitest';
import { places } from './card-svg.ts';
import { fitTitle, lineHeight, titleSizes } from './fit-title.ts';
import { widthOf } from './fonts.ts';

const room = { width: places.words.width, height: places.words.titleHeight };
const { posts, guides } = readLibrary();
const titles = [...posts, ...guides].map(({ title }) => title);
const longest =
  'Why the front desk of an independent boxing gym needs a list of quiet members, and what to say when they pick up the phone after eleven days without a single round';

function expectToFit(title: string) {
  const { lines, size } = fitTitle(title, room);
  expect(lines.length * size * lineHeight).toBeLessThanOrEqual(room.height);
  for (const line of lines) {
    expect(widthOf(line, { font: 'title', size })).toBeLessThanOrEqual(room.width);
  }
  return { lines, size };
}

describe('the title of a card', () => {
  it.each(titles)('fits whole: %s', (title) => {
    expect(expectToFit(title).lines.join(' ')).toBe(title);
  });

  it('is as large as it can be', () => {
    expect(fitTitle('Ten days', room)).toEqual({ lines: ['Ten days'], size: titleSizes.largest });
  });

  it('stands in even lines', () => {
    const { lines } = expectToFit('Fifty founding gyms: the whole pilot offer in writing');
    const lengths = lines.map(({ length }) => length);
    expect(Math.min(...lengths)).toBeGreaterThan(Math.max(...lengths) / 2);
  });

  it('ends in an ellipsis where it is too long', () => {
    const { lines, size } = expectToFit(`${longest}. ${longest}`);
    expect(size).toBe(titleSizes.smallest);
    expect(lines.at(-1)).toMatch(/\S…$/);
  });

  it('breaks a word that is wider than the card', () => {
    const word = 'Bag'.repeat(60);
    expect(expectToFit(word).lines.length).toBeGreaterThan(1);
  });

  it('leaves out what the fonts have no letter for', () => {
    expect(fitTitle('Gloves 🥊 on', room).lines).toEqual(['Gloves on']);
  });
});
