// Prints the results of `pnpm size` as Markdown, for a comment on a pull request.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { markdownOf, type MeasuredSize } from './markdown.ts';

const file = join(import.meta.dirname, '../.results/size.json');
const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly MeasuredSize[];
process.stdout.write(markdownOf(rows));
