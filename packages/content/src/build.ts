import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readAsOf } from './query/as-of.ts';
import { checkedLibrary } from './build/checked-library.ts';
import { describeFindings } from './build/report.ts';
import { libraryFile, siteFolder } from './load/read-library.ts';

try {
  process.exitCode = build() ? 0 : 1;
} catch (error) {
  process.stderr.write(`The library could not be built: ${String(error)}\n`);
  process.exitCode = 1;
}

/** Writes the library of a content folder; with errors, prints them and leaves the old library. */
function build(): boolean {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const folder = resolve(process.env['CONTENT_DIR'] ?? siteFolder);
  const result = checkedLibrary(folder, readAsOf(process.env['AS_OF'], new Date()));
  const findings = result.ok ? result.warnings : result.findings;
  process.stderr.write(describeFindings(findings, folder, siteFolder));
  if (!result.ok) return false;

  const { posts, guides, legal } = result.library;
  const out = resolve(values.out ?? libraryFile);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, JSON.stringify(result.library));
  process.stdout.write(
    `library: ${posts.length} posts, ${guides.length} guides, ${legal.length} legal texts\n`,
  );
  return true;
}
