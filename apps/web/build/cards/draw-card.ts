import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font, type FontWeight } from 'satori';
import sharp from 'sharp';
import { fontFiles } from '../font-files.ts';
import { contentFolder } from '../options.ts';
import { artSize, card } from './card.ts';
import { cardSize, type WantedCard } from '../../src/metadata/card.ts';

const font = (name: string, weight: FontWeight, file: string): Font => ({
  name,
  weight,
  data: readFileSync(file),
});

/** The fonts of cards. One shared array, because satori parses each array of fonts once. */
export const cardFonts: Font[] = [
  font('Barlow Condensed', 600, fontFiles.display),
  font('Barlow Condensed', 700, fontFiles.displayBold),
  font('Inter', 500, fontFiles.textMedium),
  font('Inter', 700, fontFiles.textBold),
];

/** A picture of the content as a JPEG, cropped to its place on a card, in a data address. */
async function photo(address: string): Promise<string> {
  const jpeg = await sharp(join(contentFolder, address))
    .rotate()
    .resize(artSize.width, artSize.height)
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/**
 * Draws the social card of a page.
 *
 * @returns A PNG, byte for byte the same on every machine.
 * @throws Error if no font has a letter of the card; the message names its page.
 */
export async function drawCard({ path, spec }: WantedCard): Promise<Buffer> {
  const missing: string[] = [];
  const svg = await satori(card(spec, spec.picture && (await photo(spec.picture))), {
    ...cardSize,
    fonts: cardFonts,
    // Called for letters that none of the fonts has.
    loadAdditionalAsset: async (_script, letters) => {
      missing.push(letters);
      return [];
    },
  });
  const [letters] = missing;
  if (letters !== undefined)
    throw new Error(`The social card of ${path} has no font with "${letters}".`);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
