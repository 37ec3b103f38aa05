import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { cardFolder, type WantedCard } from '../../src/metadata/card.ts';

/** Cards by their addresses. */
export type WantedCards = Readonly<Record<string, WantedCard>>;

/** The folders of cards, as absolute paths. */
export interface CardFolders {
  readonly site: string;
  /** The cache of all cards that were ever drawn. */
  readonly cards: string;
}

/** The result of `writeCards`. */
export interface CardReport {
  /** How many were drawn; the others were in the cache. */
  readonly drawn: number;
  /** How many are still missing. */
  readonly missing: number;
}

/**
 * The largest number of cards that a build draws, at about 0.08 s of processor time each. A larger site gets all of its cards from
 * `pnpm release`.
 */
export const maxCardsPerBuild = 150;

/** The file in which a build lists the cards for `pnpm release`. */
export const wantedFile = 'cards.json';

/** Draws cards into a folder. */
async function draw(folder: string, missing: readonly (readonly [string, WantedCard])[]) {
  if (missing.length === 0) return;
  // On demand, because it loads React, which reads NODE_ENV at that moment.
  const { drawCard } = await import('./draw-card.ts');
  const rest = missing.values();
  const work = async () => {
    for (const [name, card] of rest) {
      const draft = join(folder, `${name}.${process.pid}`);
      writeFileSync(draft, await drawCard(card));
      // Renamed when complete, so that a killed process leaves no partial card.
      renameSync(draft, join(folder, name));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/**
 * Writes the cards of a site from the cache. A cached card is never out of date, because its name is a hash of its content.
 *
 * @param options - Whether to draw the cards that are not in the cache.
 */
export async function writeCards(
  wanted: WantedCards,
  { site, cards }: CardFolders,
  { draws }: { readonly draws: boolean },
): Promise<CardReport> {
  const folder = join(site, cardFolder);
  for (const each of [folder, cards]) mkdirSync(each, { recursive: true });
  const named = Object.entries(wanted).map(([address, card]) => [basename(address), card] as const);
  const undrawn = named.filter(([name]) => !existsSync(join(cards, name)));
  if (draws) await draw(cards, undrawn);
  for (const [name] of named) {
    if (existsSync(join(cards, name))) copyFileSync(join(cards, name), join(folder, name));
  }
  return draws ? { drawn: undrawn.length, missing: 0 } : { drawn: 0, missing: undrawn.length };
}
