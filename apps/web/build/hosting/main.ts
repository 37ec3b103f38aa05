// `pnpm release`: writes the built site with its compressed variants to `.release/site`. Refuses a site as of a future day without
// `--future` or `RELEASE_FUTURE`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readAsOf } from '@cornerbell/content/library';
import { asOfFile, refuseFuture } from './refuse-future.ts';
import { releaseSite } from './release.ts';

const { values } = parseArgs({ options: { future: { type: 'boolean' } } });
const isFutureAllowed = values.future ?? Boolean(process.env['RELEASE_FUTURE']);

const root = join(import.meta.dirname, '../..');
const asOf = JSON.parse(readFileSync(join(root, '.prerender', asOfFile), 'utf8')) as string;
const refusal = isFutureAllowed ? undefined : refuseFuture(asOf, readAsOf(undefined, new Date()));
if (refusal === undefined) {
  const { files, compressed } = await releaseSite(join(root, 'dist'), join(root, '.release/site'));
  process.stdout.write(`${files} files in .release/site, ${compressed} compressed\n`);
} else {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 1;
}
