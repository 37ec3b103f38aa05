import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { missingLetter } from '../missing-letter.ts';
import { card } from './card.ts';
import { cardFonts } from './fonts.ts';
import { cardSize } from './size.ts';
import type { WantedCard } from './spec.ts';

/**
 * Draws the social card of a page.
 *
 * @returns The bytes of a PNG, the same for the same card on every machine.
 * @throws When the card has a letter that no font has, naming the file and line that it comes from.
 */
export async function drawCard({ path, spec }: WantedCard): Promise<Buffer> {
  const missing: string[] = [];
  const svg = await satori(card(spec), {
    ...cardSize,
    fonts: cardFonts,
    // Asked for a further font for what none of ours has.
    loadAdditionalAsset: async (_script, letters) => {
      missing.push(letters);
      return [];
    },
  });
  const [letters] = missing;
  if (letters !== undefined) throw missingLetter('social card', path, letters);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
