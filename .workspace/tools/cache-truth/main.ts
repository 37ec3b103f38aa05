// `pnpm cache-truth`: builds and tests a copy of the workspace with a cache of its own, makes one change at a time and
// asserts which tasks rerun. `--keep` keeps the copy; `--plan` runs nothing and asserts only what turbo would run.
import { deepEqual, ok } from 'node:assert/strict';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../root.ts';
import { copyWorkspace, inFolder } from '../throw-away/copy.ts';
import { markdownTable } from '../throw-away/table.ts';
import { changes, type Change } from './changes.ts';
import { buildSite, listSiteAsOf, readTasks, runTasks, schedulePost, type Tasks } from './turbo.ts';

/** How long a run may take in which everything is in the cache, in milliseconds. */
const fastEnough = 2_000;

const isPlan = process.argv.includes('--plan');

const began = performance.now();
const say = (line: string) =>
  console.info(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);

/** Changes the copy, lets something look at it, and puts it back. */
async function withChange<Result>(
  copy: string,
  { file, line = '' }: Change,
  look: () => Promise<Result>,
): Promise<Result> {
  if (!file) return look();
  const path = join(copy, file);
  const before = readFileSync(path);
  appendFileSync(path, line);
  try {
    return await look();
  } finally {
    writeFileSync(path, before);
  }
}

const short = (tasks: readonly string[]) => {
  const byPackage = Map.groupBy(tasks, (task) => task.slice('@cornerbell/'.length).split('#')[0]);
  return [...byPackage]
    .map(([name, own]) => `${name}: ${own.map((task) => task.split('#')[1]).join(', ')}`)
    .join('; ');
};

/** Asserts that a site out of the cache has the files of its own day, and none of the day that was built in between. */
async function flipDays(copy: string): Promise<void> {
  const post = await schedulePost(copy, '2031-03-01');
  const before = await listSiteAsOf(copy, '2031-06-01');
  const earlier = await listSiteAsOf(copy, '2031-02-28');
  const after = await listSiteAsOf(copy, '2031-06-01');
  rmSync(post);
  ok(earlier.length < before.length, 'Expected fewer files before the post is live');
  deepEqual(after, before, 'Expected the same files from the cache as from the build');
  say(`a site of ${before.length} files gave way to one of ${earlier.length} and came back whole`);
}

/** Asserts which tasks rerun at a change, and that the cache has every other one. */
function assertReruns({ what, reruns }: Change, before: Tasks, after: Tasks): string[] {
  const all = [...before.keys()].toSorted();
  const expected = all.filter((task) =>
    reruns.some((name) => task === name || task.startsWith(`${name}#`)),
  );
  const found = all.filter((task) =>
    isPlan ? after.get(task)?.hash !== before.get(task)?.hash : !after.get(task)?.isCached,
  );
  deepEqual(
    found,
    expected,
    `${what}: expected ${short(expected)}; but what reruns is ${short(found)}`,
  );
  return found;
}

/** Runs everything twice, and asserts that the second run takes all from the cache at once. */
async function runTwice(copy: string): Promise<string> {
  await runTasks(copy);
  say('everything has run once');

  const start = performance.now();
  const second = await runTasks(copy);
  const time = performance.now() - start;
  const [, cached, total] = /Cached:\s+(\d+) cached, (\d+) total/.exec(second) ?? [];
  say(`a second run: ${cached} of ${total} from the cache in ${(time / 1000).toFixed(1)} s`);
  ok(total, `turbo does not say what it had in its cache:\n${second}`);
  deepEqual(cached, total, 'Expected every task of a second run to come from the cache');
  ok(time < fastEnough, `Expected a second run within ${fastEnough} ms, but it took ${time} ms`);
  return `A second run without a change: ${cached} of ${total} tasks from the cache, in ${(time / 1000).toFixed(1)} s.`;
}

await inFolder('cache-truth', async (folder) => {
  const copy = join(folder, 'workspace');
  mkdirSync(copy);
  await copyWorkspace(copy);
  say('the workspace is copied and installed');
  const summary = isPlan ? 'Nothing was run.' : await runTwice(copy);

  if (!isPlan) await flipDays(copy);

  const before = await readTasks(copy);
  const rows: string[][] = [];
  for (const change of changes) {
    const after = await withChange(copy, change, () => readTasks(copy, change.env));
    const found = assertReruns(change, before, after);
    const hits = `${before.size - found.length} of ${before.size}`;
    let pages = '';
    if (change.pagesKept && !isPlan) {
      await buildSite(copy);
      const { pages: all, kept } = await withChange(copy, change, () => buildSite(copy));
      const isRight = change.pagesKept === 'all' ? kept === all : kept > 0 && kept < all;
      ok(
        isRight,
        `${change.what}: ${kept} of ${all} pages were kept. Expected ${change.pagesKept}.`,
      );
      pages = `${all - kept} of ${all}`;
    }
    rows.push([change.what, short(found) || 'nothing', hits, pages]);
    say(`${change.what}: as expected`);
  }

  const table = markdownTable(
    ['what changes', 'what reruns', 'cache hits', 'pages rendered'],
    rows,
  );
  mkdirSync(join(root, '.workspace/tools/.results'), { recursive: true });
  if (!isPlan)
    writeFileSync(
      join(root, '.workspace/tools/.results/cache-truth.md'),
      `${table}\n\n${summary}\n`,
    );
  console.info(`\n${table}\n\n${summary}`);
});
