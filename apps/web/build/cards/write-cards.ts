import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { cardFolder, type WantedCard } from '../../src/metadata/card.ts';
import { drawCard } from './draw-card.ts';

/** Cards by their addresses. */
export type WantedCards = Readonly<Record<string, WantedCard>>;

/** The file in which a build lists the cards of its pages. */
export const wantedFile = 'cards.json';

/**
 * Writes the cards of a site, and draws those that are not in the cache. A cached card is never out
 * of date, because its name is a hash of its content.
 *
 * @param site - The folder of the site.
 * @param cards - The folder of all cards that were ever drawn.
 * @returns How many were drawn.
 */
export async function writeCards(
  wanted: WantedCards,
  site: string,
  cards: string,
): Promise<number> {
  for (const each of [join(site, cardFolder), cards]) mkdirSync(each, { recursive: true });
  const cached = (address: string) => join(cards, basename(address));
  const missing = Object.entries(wanted).filter(([address]) => !existsSync(cached(address)));
  const rest = missing.values();
  const work = async () => {
    for (const [address, card] of rest) {
      const draft = `${cached(address)}.${process.pid}`;
      writeFileSync(draft, await drawCard(card));
      // Renamed when complete, so that a killed process leaves no partial card.
      renameSync(draft, cached(address));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const address of Object.keys(wanted)) copyFileSync(cached(address), join(site, address));
  return missing.length;
}
