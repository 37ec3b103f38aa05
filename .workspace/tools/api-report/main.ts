// Compares a package's public API with its committed api.md; `--write` writes api.md. Runs in the package's folder.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { readApi } from './report.ts';

const folder = process.cwd();
const file = join(folder, 'api.md');
const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
const present = await readApi(folder);

if (process.argv.includes('--write')) writeFileSync(file, present);
else if (present !== committed) {
  const known = new Set(committed.split('\n'));
  const lines = new Set(present.split('\n'));
  for (const line of known) if (!lines.has(line)) console.error(`- ${line}`);
  for (const line of lines) if (!known.has(line)) console.error(`+ ${line}`);
  console.error(
    `The public API of ${basename(folder)} differs from its api.md. If that is intended, run pnpm api-report --write and add a changeset.`,
  );
  process.exitCode = 1;
}
