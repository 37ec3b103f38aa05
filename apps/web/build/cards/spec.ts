import { hash } from 'node:crypto';
import type { Hue } from '@cornerbell/ui/theme';

/** The content of a social card. */
export interface CardSpec {
  /** The kind of page: a category, a type of guide, a part of the site. */
  readonly label: string;
  readonly title: string;
  readonly hue: Hue;
  /** The seed of the cover art: the slug of an article, so that the card shows its cover. */
  readonly seed: string;
  /** A number of one or two digits, drawn instead of the motif. */
  readonly numeral?: string | undefined;
  /** One line under the title. */
  readonly note: string;
  /** The name of the site. */
  readonly site: string;
}

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
