import satori, { type SatoriNode } from 'satori';
import { describe, expect, it } from 'vitest';
import { card } from './card.ts';
import { cardFonts } from './draw-card.ts';
import { cardSize } from '../../src/metadata/card.ts';
import { testLibrary } from '../../src/testing/library.ts';

/** Lays out a card. */
async function layOut(title: string) {
  const nodes: SatoriNode[] = [];
  const spec = {
    label: 'Gym Tips',
    title,
    hue: 'green',
    seed: title,
    note: 'July 14',
    site: 'Cornerbell',
  } as const;
  const svg = await satori(card(spec), {
    ...cardSize,
    fonts: cardFonts,
    onNodeDetected: (node) => nodes.push(node),
  });
  const boxOf = (text: string) => nodes.find((node) => node.textContent === text);
  return { svg, title: boxOf(title), label: boxOf('GYM TIPS') };
}

const { posts, guides } = testLibrary;
const longest =
  'Why the front desk of an independent boxing gym needs a list of quiet members, and what to say when they pick up the phone after eleven days without a single round. Why the front desk of an independent boxing gym needs one.';

describe('the title of a card', () => {
  it.each([
    ...[...posts, ...guides].map(({ title }) => title),
    ...[10, 20, 24, 25, 30, 40, 50, 60, 70, 80, 90, 100, 120, 140, 160, 220].map((length) =>
      longest.slice(0, length).trim(),
    ),
    'Company news',
    'Bag'.repeat(60),
    'Тренування для початківців у неділю',
  ])('fits between the label and the ropes: %s', async (text) => {
    const { title, label } = await layOut(text);
    expect(title?.top).toBeGreaterThan((label?.top ?? Infinity) + (label?.height ?? 0));
    expect((title?.top ?? Infinity) + (title?.height ?? 0)).toBeLessThan(519);
    expect(title?.width).toBeLessThanOrEqual(640);
  });
});

it('has outlines only, so that it does not depend on installed fonts', async () => {
  expect((await layOut('Ten days quiet')).svg).not.toMatch(/<text|font-/);
});
