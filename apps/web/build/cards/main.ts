// Part of the task `compress`: writes the social cards of the built site.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readOptions } from '../options.ts';
import { wantedFile, writeCards, type WantedCards } from './write-cards.ts';

const options = readOptions(process.argv.slice(2));
const list = readFileSync(join(options.lists, wantedFile), 'utf8');
const wanted = JSON.parse(list) as WantedCards;
const drawn = await writeCards(wanted, options.site, options.cards);
process.stdout.write(`${Object.keys(wanted).length} cards in dist/cards, ${drawn} of them new\n`);
