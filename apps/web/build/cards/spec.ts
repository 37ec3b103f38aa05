import { hash } from 'node:crypto';
import type { Hue } from '@cornerbell/ui/theme';

/** Everything that a social card shows. */
export interface CardSpec {
  /** What kind of page it is: a category, a type of guide, a part of the site. */
  readonly label: string;
  readonly title: string;
  readonly hue: Hue;
  /** What the drawing is made from: the slug of an article, so that the card shows its cover. */
  readonly seed: string;
  /** A number to draw in place of the motif, one or two digits. */
  readonly numeral?: string | undefined;
  /** One line under the title. */
  readonly note: string;
  /** The name of the site. */
  readonly site: string;
}

/** The folder of the cards; their names have a hash, so they are cached for good. */
export const cardFolder = '/cards/' as const;

/**
 * Where a card is. The name changes with everything on the card, and with how cards are drawn.
 *
 * @param design - Stands for how cards are drawn: `readCardDesign`.
 */
export const cardAddress = (spec: CardSpec, design: string): string =>
  `${cardFolder}${hash('sha256', design + JSON.stringify(spec), 'base64url').slice(0, 10)}.png`;

/** A card that a page names. */
export interface WantedCard {
  /** The page's path. */
  readonly path: string;
  readonly spec: CardSpec;
}
