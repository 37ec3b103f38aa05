import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Face } from './paper.ts';

/** The faces as TrueType, ready to be embedded. */
export type FontSet = Readonly<Record<Face, Buffer>>;

const { resolve } = createRequire(import.meta.url);
const inter = '@fontsource-variable/inter/files/inter-latin-wght';
const barlow = '@fontsource/barlow-condensed/files/barlow-condensed-latin';

const sources: Readonly<Record<Face, { readonly file: string; readonly weight?: number }>> = {
  text: { file: `${inter}-normal.woff2`, weight: 400 },
  textBold: { file: `${inter}-normal.woff2`, weight: 650 },
  textItalic: { file: `${inter}-italic.woff2`, weight: 400 },
  display: { file: `${barlow}-600-normal.woff2` },
  displayBold: { file: `${barlow}-700-normal.woff2` },
};

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset));

/** What the faces can print: ASCII, Latin-1 and the marks of careful typesetting. */
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’‚“”„†•…‹›⁄€™−ŒœŠšŽžŸ'];

const printable = new Set(characters);

/** The first character of a text that no face can print; `undefined` where all can be. */
export const unprintable = (text: string): string | undefined =>
  [...text].find((character) => character !== '\n' && !printable.has(character));

/** Cuts the site's fonts to what guides are written with and to one weight each, as TrueType: what a PDF embeds. */
export async function readFonts(): Promise<FontSet> {
  const faces = await Promise.all(
    Object.entries(sources).map(async ([face, { file, weight }]) => {
      const font = await subsetFont(await readFile(resolve(file)), characters.join(''), {
        targetFormat: 'truetype',
        keepFeatures: ['kern'],
        noHinting: true,
        ...(weight !== undefined && { variationAxes: { wght: weight } }),
      });
      return [face, font] as const;
    }),
  );
  return Object.fromEntries(faces) as Record<Face, Buffer>;
}
