import { hash } from 'node:crypto';
import type { CardSpec } from '../page.ts';

/** The size of a social card in pixels, as the large networks recommend it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The folder of the cards; their names contain a hash, so browsers may cache them for ever. */
export const cardFolder = '/cards/' as const;

/**
 * The address of a card, which changes with its content and its design.
 *
 * @param design - The hash from `readCardDesign`.
 */
export const cardAddress = (spec: CardSpec, design: string): string =>
  `${cardFolder}${hash('sha256', design + JSON.stringify(spec), 'base64url').slice(0, 10)}.png`;

/** A card that a page links to. */
export interface WantedCard {
  /** The path of the page. */
  readonly path: string;
  readonly spec: CardSpec;
}
