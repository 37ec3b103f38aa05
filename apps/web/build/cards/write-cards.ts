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
import { cardFolder, type CardSpec } from './spec.ts';

/** Cards by their addresses. */
export type WantedCards = Readonly<Record<string, CardSpec>>;

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
 * How many cards a build draws at most, at about 0.04 s of processor each. A larger site gets all of its cards from
 * `pnpm cards`, which `pnpm release` does first.
 */
export const mostPerBuild = 150;

/** The list that a build leaves for `pnpm cards`. */
export const wantedFile = 'cards.json';

async function draw(specs: readonly (readonly [file: string, spec: CardSpec])[]) {
  if (specs.length === 0) return;
  // By need: it loads React, which a build must not have before it is told which one.
  const { drawCard } = await import('./draw-card.ts');
  const rest = specs.values();
  const work = async () => {
    for (const [file, spec] of rest) {
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, await drawCard(spec));
      // Moved there, so that a process killed meanwhile leaves no half a card.
      renameSync(draft, file);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

function put(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    // Another disk, or one without links.
    copyFileSync(from, to);
  }
}

/**
 * Gives a site its cards: those that were drawn before as they are, the others drawn if wished. Removes cards that no
 * page names any more.
 */
export async function writeCards(
  wanted: WantedCards,
  { site, cards }: CardFolders,
  { draws }: { readonly draws: boolean },
): Promise<CardReport> {
  const folder = join(site, cardFolder);
  mkdirSync(folder, { recursive: true });
  mkdirSync(cards, { recursive: true });
  const names = new Set(Object.keys(wanted).map((address) => basename(address)));
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name));
  const known = new Set(readdirSync(cards));
  const lacking = Object.entries(wanted)
    .map(([address, spec]) => [basename(address), spec] as const)
    .filter(([name]) => !known.has(name));
  if (draws) await draw(lacking.map(([name, spec]) => [join(cards, name), spec]));
  const missing = new Set(draws ? [] : lacking.map(([name]) => name));
  for (const name of names) {
    const to = join(folder, name);
    if (!missing.has(name) && !existsSync(to)) put(join(cards, name), to);
  }
  return { drawn: draws ? lacking.length : 0, missing: missing.size };
}
