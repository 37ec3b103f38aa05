// `pnpm release`: writes the built site with its compressed variants to `.release/site`. Refuses a site as of a future day without
// `--future` or `RELEASE_FUTURE`, because it may show items that are not published yet.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readAsOf } from '@cornerbell/content/library';
import { releaseSite } from './release.ts';

const { values } = parseArgs({ options: { future: { type: 'boolean' } } });
const isFutureAllowed = values.future ?? Boolean(process.env['RELEASE_FUTURE']);

const root = join(import.meta.dirname, '../..');
const asOf = JSON.parse(readFileSync(join(root, '.prerender/as-of.json'), 'utf8')) as string;
const today = readAsOf(undefined, new Date());
if (asOf > today && !isFutureAllowed) {
  process.stderr.write(
    `The site in dist is as of ${asOf}, and today is ${today}: it may show items that are not published yet. Expected a site as of today or earlier: build it with pnpm build, and release again. To release it anyway, add --future: pnpm site release --as-of ${asOf} -- --future\n`,
  );
  process.exitCode = 1;
} else {
  const { files, compressed } = await releaseSite(join(root, 'dist'), join(root, '.release/site'));
  process.stdout.write(`${files} files in .release/site, ${compressed} compressed\n`);
}
