import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { transform } from 'esbuild';
import subsetFont from 'subset-font';

// Local fonts and their average letter widths in em, by letter frequency in English. Measured by
// @capsizecss/unpack on Liberation Sans, as wide as Arial, its Narrow, as wide as Arial Narrow, and
// DejaVu Sans, the only font of some Linux machines. Roboto, on phones, is within 1 % of Arial.
const arial = {
  names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto', 'Roboto-Regular'],
  letterWidth: 913 / 2048,
};
const arialBold = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Roboto-Bold'],
  letterWidth: 983 / 2048,
};
const arialNarrowBold = {
  names: ['Arial Narrow Bold', 'ArialNarrow-Bold', 'Liberation Sans Narrow Bold'],
  letterWidth: 806 / 2048,
};
const dejaVuSans = { names: ['DejaVu Sans'], letterWidth: 1041 / 2048 };
const dejaVuSansBold = { names: ['DejaVu Sans Bold'], letterWidth: 1176 / 2048 };

interface Fallback {
  readonly family: string;
  readonly weight: string;
  readonly local: typeof arial;
  /** The weight at which a variable font is measured. */
  readonly measuredAt?: number;
  /**
   * For headlines in capitals: their width relative to the average letter width of the real font.
   * @default 1
   */
  readonly capitals?: number;
}

interface Source {
  readonly name: string;
  readonly family: string;
  readonly weight: string;
  readonly package: string;
  readonly file: string;
  readonly weights?: { readonly min: number; readonly max: number };
  readonly fallbacks: readonly Fallback[];
}

const inter: Source = {
  name: 'inter',
  family: 'Inter Variable',
  weight: '400 700',
  package: '@fontsource-variable/inter',
  file: 'inter-latin-wght-normal.woff2',
  weights: { min: 400, max: 700 },
  fallbacks: [
    { family: 'Inter Fallback', weight: '400 500', local: arial, measuredAt: 400 },
    { family: 'Inter Fallback', weight: '600 700', local: arialBold, measuredAt: 600 },
    { family: 'Inter Fallback Wide', weight: '400 500', local: dejaVuSans, measuredAt: 400 },
    { family: 'Inter Fallback Wide', weight: '600 700', local: dejaVuSansBold, measuredAt: 600 },
  ],
};

const barlow = (weight: '600' | '700', capitals = { arial: 1, dejaVu: 1 }): Source => {
  const family = 'Barlow Condensed';
  return {
    name: `barlow-condensed-${weight}`,
    family,
    weight,
    package: '@fontsource/barlow-condensed',
    file: `barlow-condensed-latin-${weight}-normal.woff2`,
    fallbacks: [
      { family: `${family} Fallback`, weight, local: arialNarrowBold, capitals: capitals.arial },
      { family: `${family} Fallback Wide`, weight, local: arialBold, capitals: capitals.arial },
      {
        family: `${family} Fallback Widest`,
        weight,
        local: dejaVuSansBold,
        capitals: capitals.dejaVu,
      },
    ],
  };
};

// Measured on the headlines of the site's pages, beside each local font.
const headlineCapitals = { arial: 0.885, dejaVu: 0.96 };

const sources = [inter, barlow('600'), barlow('700', headlineCapitals)];

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset));

/** What English texts are written in. */
const english = [...range(0x20, 0x7e), '\u00a0\u00ad£§©®°·½×÷–—‘’‚“”„†•…‹›⁄€™↑↓−'].join('');

/** The rest of Latin-1 and its neighbours, for names such as José and Zoë. */
const accentRange =
  'U+A1-A2,U+A4-A6,U+A8,U+AA-AC,U+AF,U+B1-B6,U+B8-BC,U+BE-D6,U+D8-F6,U+F8-FF,U+152-153,U+160-161,U+17D-17E';

const accents = Array.from(accentRange.matchAll(/U\+(\w+)(?:-(\w+))?/g), ([, first = '', last]) =>
  range(Number.parseInt(first, 16), Number.parseInt(last ?? first, 16)).join(''),
).join('');

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`;

const subset = (font: Buffer, weights?: number | Source['weights'], characters = english) =>
  subsetFont(font, characters, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum', 'case'],
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  });

/** A local font with the metrics of the web font, so that nothing shifts when that one loads. */
const fallbackFace = async (
  original: Buffer,
  { family, weight, local, measuredAt, capitals = 1 }: Fallback,
): Promise<string> => {
  const real = await fromBuffer(measuredAt ? await subset(original, measuredAt) : original);
  const em = real.unitsPerEm;
  const size = (capitals * real.xWidthAvg) / em / local.letterWidth;
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${local.names.map((name) => `local('${name}')`).join(',')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(real.ascent / em / size)};
  descent-override: ${percent(-real.descent / em / size)};
  line-gap-override: ${percent(real.lineGap / em / size)};
}`;
};

/** Subsets the fonts to the characters and weights in use; declares them and their fallbacks. */
export async function makeFonts() {
  const { resolve } = createRequire(import.meta.url);
  const folder = (name: string) => dirname(resolve(`${name}/package.json`));

  const fonts = await Promise.all(
    sources.map(async ({ name, family, weight, weights, fallbacks, ...source }) => {
      const original = await readFile(join(folder(source.package), 'files', source.file));
      const fallbackFaces = fallbacks.map((fallback) => fallbackFace(original, fallback));
      const realFace = (familyName: string, file: string, descriptors: string) => `@font-face {
  font-family: '${familyName}';
  font-weight: ${weight};
  src: url(./fonts/${file}.woff2) format('woff2');
  ${descriptors}
}`;
      return {
        files: [
          { name: `${name}.woff2`, content: await subset(original, weights) },
          {
            name: `${name}-accents.woff2`,
            content: await subset(original, weights, accents),
          },
        ],
        css: [
          // A font too late for the first paint waits for the next page, so that nothing shifts.
          realFace(family, name, 'font-display: optional;'),
          // Loaded where a text has one of them. Single letters shift little. A family of its own,
          // because Chromium takes half as long again to lay out text whose family has two files.
          realFace(
            `${family} Accents`,
            `${name}-accents`,
            `font-display: swap; unicode-range: ${accentRange};`,
          ),
          ...(await Promise.all(fallbackFaces)),
        ],
      };
    }),
  );

  const licences = [...new Set(sources.map((source) => source.package))].map(async (name) => ({
    name: `${name.replace(/.*\//, '')}-LICENSE.txt`,
    content: await readFile(join(folder(name), 'LICENSE')),
  }));

  const declared = fonts.flatMap(({ css }) => css).join('\n');
  const minified = await transform(declared, { loader: 'css', minify: true });
  return {
    files: fonts.flatMap(({ files }) => files),
    licences: await Promise.all(licences),
    css: minified.code,
  };
}
