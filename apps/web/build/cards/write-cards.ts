import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { cardFolder, type WantedCard } from './spec.ts';

/** Cards by their addresses. */
export type WantedCards = Readonly<Record<string, WantedCard>>;

/** Where cards are, as absolute paths. */
export interface CardFolders {
  readonly site: string;
  /** The cards that were ever drawn, by name. */
  readonly cards: string;
}

/** What became of the cards of a site. */
export interface CardReport {
  /** How many were drawn; the others were there. */
  readonly drawn: number;
  /** How many the site still lacks. */
  readonly missing: number;
}

/**
 * How many cards a build draws at most, at about 0.08 s of processor each. A larger site gets all of its cards from
 * `pnpm cards`, which `pnpm release` does first.
 */
export const mostPerBuild = 150;

/** The list that a build leaves for `pnpm cards`. */
export const wantedFile = 'cards.json';

/** Draws the cards that a folder lacks. */
async function draw(folder: string, lacking: readonly (readonly [string, WantedCard])[]) {
  if (lacking.length === 0) return;
  // By need: it loads React, which a build must not have before it is told which one.
  const { drawCard } = await import('./draw-card.ts');
  const rest = lacking.values();
  const work = async () => {
    for (const [name, card] of rest) {
      const draft = join(folder, `${name}.${process.pid}`);
      writeFileSync(draft, await drawCard(card));
      // Moved there, so that a process killed meanwhile leaves no half a card.
      renameSync(draft, join(folder, name));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** Links a file, or copies it to another disk or one without links. */
function put(from: string, to: string) {
  if (existsSync(to)) return;
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Gives a site its cards. A card that is in the folder already is as it should be, because its name has a hash of all that is on it; the
 * others are drawn if wished. Removes cards of the site that no page names any more.
 */
export async function writeCards(
  wanted: WantedCards,
  { site, cards }: CardFolders,
  { draws }: { readonly draws: boolean },
): Promise<CardReport> {
  const folder = join(site, cardFolder);
  for (const each of [folder, cards]) mkdirSync(each, { recursive: true });
  const named = Object.entries(wanted).map(([address, card]) => [basename(address), card] as const);
  const lacking = named.filter(([name]) => !existsSync(join(cards, name)));
  if (draws) await draw(cards, lacking);
  const names = new Set(named.map(([name]) => name));
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name));
  const missing = new Set(draws ? [] : lacking.map(([name]) => name));
  for (const name of names) if (!missing.has(name)) put(join(cards, name), join(folder, name));
  return { drawn: draws ? lacking.length : 0, missing: missing.size };
}
