import { renderAsync } from '@resvg/resvg-js';
import { cardSvg } from './card-svg.ts';
import type { CardSpec } from './spec.ts';

/** Draws a social card. @returns The bytes of a PNG, the same for the same card on every machine. */
export async function drawCard(spec: CardSpec): Promise<Buffer> {
  const image = await renderAsync(cardSvg(spec), { font: { loadSystemFonts: false } });
  return image.asPng();
}
