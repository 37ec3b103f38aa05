#!/usr/bin/env node
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkPublishing } from './addresses/check-publishing.ts';
import { readAsOf } from './as-of.ts';
import { loadChanged } from './build/load-changed.ts';
import { report } from './build/report.ts';
import { watchFolder } from './build/watch-folder.ts';
import { writeFile } from './build/write-file.ts';
import { toLines } from './library/library-lines.ts';
import type { BlogCategory } from './categories.ts';
import type { GuideType } from './guide-types.ts';
import type { LoadResult } from './loader/compile-library.ts';
import { byPlace, type Finding } from './loader/finding.ts';
import { publishedAt } from './published-at.ts';

const packageFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: { watch: { type: 'boolean', default: false }, out: { type: 'string' } },
});
const folder = resolve(process.env['CONTENT_DIR'] ?? packageFolder);
const isError = ({ severity = 'error' }: Finding) => severity === 'error';
// Another folder is not held against the pages and the words of the site, and need not wait for what reads them.
const check =
  folder === packageFolder ? (await import('./build/check-own.ts')).checkOwn : checkPublishing;
const out = resolve(values.out ?? join(packageFolder, 'dist', 'library.jsonl'));

if (!values.watch) {
  try {
    process.exitCode = build() ? 0 : 1;
  } catch (error) {
    process.stderr.write(`The library was not built: ${String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  try {
    watchFolder(folder, rebuild);
    rebuild();
  } catch (error) {
    process.stderr.write(
      `${folder} can't be watched. Expected a folder of content. ${String(error)}\n`,
    );
    process.exitCode = 1;
  }
}

function build(): boolean {
  const asOf = readAsOf(process.env['AS_OF'], new Date());
  const loaded = loadChanged({
    out,
    folder,
    code: import.meta.dirname,
    cache: join(packageFolder, 'node_modules/.cache/library'),
  });
  const result = checked(loaded.result, asOf);
  if (result.ok) {
    writeFile(out, toLines(publishedAt(result.library, asOf), loaded.lineOf));
    loaded.leave();
  }
  const stream = result.ok ? process.stdout : process.stderr;
  stream.write(report(result, folder, packageFolder, asOf));
  return result.ok;
}

/** While somebody writes, what the loader can read is built and the rest is told: the next thing they write may mend it. */
function checked(
  result: LoadResult<BlogCategory, GuideType>,
  asOf: string,
): LoadResult<BlogCategory, GuideType> {
  if (!result.ok) return result;
  const findings = check(folder, result, asOf).toSorted(byPlace);
  if (findings.some(isError) && !values.watch) return { ok: false, findings };
  if (findings.length > 0) {
    process.stderr.write(report({ ok: false, findings }, folder, packageFolder));
  }
  return result;
}

/** A file may vanish while it is read; the change that took it wakes the watch again. */
function rebuild(): void {
  try {
    build();
  } catch (error) {
    process.stderr.write(`The library was not built: ${String(error)}\n`);
  }
}
