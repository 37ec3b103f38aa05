import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { hues } from '@cornerbell/ui/theme';
import { compositions, roundCard } from './compositions.ts';
import { CoverArt } from './CoverArt.tsx';
import { coverArtSvg } from './cover-art-svg.ts';
import { digits } from './digits.ts';
import { draw } from './drawing.ts';
import { randomFrom } from './random.ts';

const seeds = Array.from({ length: 200 }, (_, index) => `article-${index}`);

const paths = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

test('the same seed gives the same drawing', () => {
  expect(coverArtSvg('ten-days-quiet', 'blue')).toBe(coverArtSvg('ten-days-quiet', 'blue'));
  expect(draw('ten-days-quiet')).toEqual(draw('ten-days-quiet'));
});

test('different seeds give different drawings, in every motif and scheme', () => {
  const drawings = seeds.map((seed) => draw(seed));

  expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBeGreaterThan(100);
  expect(new Set(drawings.map(({ scheme }) => scheme.background))).toEqual(
    new Set(['solid', 'ink', 'tint']),
  );
  const motifs = new Set(drawings.map(({ shapes }) => shapes.map(({ fill }) => fill).join()));
  expect(motifs.size).toBeGreaterThanOrEqual(compositions.length - 1);
});

describe.each(
  [...compositions, roundCard('12')].map((compose, index) => [index, compose] as const),
)('motif %d', (_, compose) => {
  test.each(seeds.slice(0, 20))('has only finite numbers for %s', (seed) => {
    const shapes = compose(randomFrom(seed));

    expect(shapes.length).toBeGreaterThan(0);
    for (const { d } of shapes) expect(d).toMatch(/^(?:[MLHVACZmlhvacz]|-?\d+(?:\.\d+)?| )+$/);
  });
});

test('a number is drawn where one is given', () => {
  const one = draw('ten-days-quiet', '1');
  const twelve = draw('ten-days-quiet', '12');

  expect(one.shapes).not.toEqual(twelve.shapes);
  expect(draw('fifty-founding-gyms', '12').shapes).toEqual(twelve.shapes);
});

test('only digits are drawn as a number', () => {
  expect(digits('1a<', [0, 0], 10)).toBe(digits('1', [0, 0], 10));
});

test.each(hues)('the document for social cards has literal colours only: %s', (hue) => {
  const svg = coverArtSvg('ten-days-quiet', hue);
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');

  expect(documentElement.localName).toBe('svg');
  expect(documentElement.getAttribute('viewBox')).toBe('0 0 640 360');
  expect(svg).not.toMatch(/var\(|class=|undefined/);
  expect(svg).toMatch(/fill="#[\dA-F]{6}"/);
});

test('the component draws the same shapes, hidden from screen readers', () => {
  const art = <CoverArt seed="ten-days-quiet" hue="blue" />;
  const { container } = render(art);

  expect(paths(renderToStaticMarkup(art))).toEqual(paths(coverArtSvg('ten-days-quiet', 'blue')));
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
