// `pnpm site audit`: checks the built site against every rule, without a network, and fails on findings.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { libraryFile } from '@cornerbell/content/library';
import { loadLibrary } from '@cornerbell/content/loader';
import { readOptions } from '../build/options.ts';
import { guideHref, postHref } from '../src/library/card-data.ts';
import { audit, formatFinding } from './audit.ts';
import { readFiles } from './site.ts';

const { origin, site, lists } = readOptions(process.argv.slice(2));
const paths = JSON.parse(readFileSync(join(lists, 'paths.json'), 'utf8')) as string[];

/** The addresses and titles of the items in the content folder that the site must not show. */
function readHidden(): string[] {
  const folder = process.env['CONTENT_DIR'] ?? join(dirname(libraryFile), '..');
  const loaded = loadLibrary(folder);
  if (!loaded.ok) throw new Error(`${folder} can't be read: pnpm content check says why.`);
  const known = new Set(paths);
  const posts = loaded.library.posts.map((post) => ({ ...post, path: postHref(post) }));
  const guides = loaded.library.guides.map((guide) => ({ ...guide, path: guideHref(guide) }));
  return [...posts, ...guides].flatMap(({ path, title }) => (known.has(path) ? [] : [path, title]));
}

const files = readFiles(site);
const reports = audit(files, { origin, paths, hidden: readHidden() });
const width = Math.max(...reports.map(({ rule }) => rule.length));
for (const { rule, covers, checked, findings } of reports) {
  const verdict = findings.length === 0 ? 'ok' : String(findings.length);
  process.stdout.write(
    `${rule.padEnd(width)}  ${String(checked).padStart(6)}  ${verdict.padStart(4)}  ${covers}\n`,
  );
}
const lines = reports.flatMap(({ rule, findings }) =>
  findings.map((finding) => formatFinding(rule, finding)),
);
for (const line of lines) process.stderr.write(`${line}\n`);
process.stdout.write(
  `${files.size} files, ${lines.length} ${lines.length === 1 ? 'finding' : 'findings'}\n`,
);
process.exitCode = lines.length > 0 ? 1 : 0;
