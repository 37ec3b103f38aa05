import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hues } from '@cornerbell/ui/theme';
import { compositions, roundCard } from './compositions.ts';
import { CoverArt } from './CoverArt.tsx';
import { coverArtSvg } from './cover-art-svg.ts';
import { draw } from './drawing.ts';
import { randomFrom } from './random.ts';

const seeds = Array.from({ length: 200 }, (_, index) => `article-${index}`);

const paths = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

test('different seeds give different drawings, in every motif and scheme', () => {
  const drawings = seeds.map((seed) => draw(seed));

  expect(new Set(drawings.map((drawing) => JSON.stringify(drawing))).size).toBeGreaterThan(100);
  expect(new Set(drawings.map(({ scheme }) => scheme.background))).toEqual(
    new Set(['solid', 'ink', 'tint']),
  );
  const motifs = new Set(drawings.map(({ shapes }) => shapes.map(({ fill }) => fill).join()));
  expect(motifs.size).toBeGreaterThanOrEqual(compositions.length - 1);
});

test.each([...compositions, roundCard('12')].map((compose, index) => [index, compose] as const))(
  'motif %d has only finite numbers',
  (_, compose) => {
    for (const seed of seeds.slice(0, 20)) {
      const shapes = compose(randomFrom(seed));
      expect(shapes.length).toBeGreaterThan(0);
      for (const { d } of shapes) expect(d).toMatch(/^(?:[MLHVACZmlhvacz]|-?\d+(?:\.\d+)?| )+$/);
    }
  },
);

test('a number is drawn where one is given', () => {
  const one = draw('ten-days-quiet', '1');
  const twelve = draw('ten-days-quiet', '12');

  expect(one.shapes).not.toEqual(twelve.shapes);
  expect(draw('fifty-founding-gyms', '12').shapes).toEqual(twelve.shapes);
});

test.each(hues)('the document for social cards has literal colours only: %s', (hue) => {
  const svg = coverArtSvg('ten-days-quiet', hue);
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');

  expect(documentElement.getAttribute('viewBox')).toBe('0 0 640 360');
  expect(svg).not.toMatch(/var\(|class=|undefined/);
  expect(svg).toMatch(/fill="#[\dA-F]{6}"/);
});

test('the component draws the same shapes, hidden from screen readers', () => {
  const art = renderToStaticMarkup(<CoverArt seed="ten-days-quiet" hue="blue" />);

  expect(paths(art)).toEqual(paths(coverArtSvg('ten-days-quiet', 'blue')));
  expect(art).toContain('aria-hidden="true"');
});
