// `pnpm cards`: draws the social cards that the built site lacks.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readOptions } from '../options.ts';
import { wantedFile, writeCards, type WantedCards } from './write-cards.ts';

const options = readOptions(process.argv.slice(2));
const list = join(options.lists, wantedFile);
// A site that comes out of turbo's cache comes with its cards, or is too large to have them there.
if (existsSync(list)) {
  const wanted = JSON.parse(readFileSync(list, 'utf8')) as WantedCards;
  const { drawn } = await writeCards(wanted, options, { draws: true });
  process.stdout.write(`${Object.keys(wanted).length} cards in dist/cards, ${drawn} drawn anew\n`);
}
