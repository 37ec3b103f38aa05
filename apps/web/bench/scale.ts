import { execFile } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { libraryFile, readLibrary } from '@cornerbell/content/library';
import { createSearch, type SearchIndex } from '../src/library/search.ts';
import { writeContent } from './generated-content.ts';

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '12,1000,10000' } } });
const root = join(import.meta.dirname, '..');
// Inside the app, where the render bundle finds React.
const results = join(root, '.results/scale');
const bundleBuild = join(root, 'build/bundle-command.ts');
const siteBuild = join(root, 'build/build.ts');
const contentBuild = join(dirname(libraryFile), 'build.js');
const typed = 'sparring clearance';
const searchRounds = 20;
/** How much slower the phone is that the search shall be fast on. */
const slowdown = 4;

interface Cost {
  /** From the start to the end. */
  readonly seconds: number;
  /** Of all cores together, which other work on the machine lengthens less. */
  readonly cpuSeconds: number;
  /** The most memory that one process held. */
  readonly megabytes: number;
}

/** Runs a script of Node to its end and says what it took. */
async function run(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Cost> {
  const usageFile = join(results, `${basename(script)}.usage.jsonl`);
  rmSync(usageFile, { force: true });
  const start = performance.now();
  await promisify(execFile)(process.execPath, [script, ...args], {
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'report-usage.mjs')}`,
      USAGE_FILE: usageFile,
      // As the scripts of the app have it.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    },
  });
  const seconds = (performance.now() - start) / 1000;
  const usage = readFileSync(usageFile, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { maxRSS: number; cpu: number });
  return {
    seconds,
    cpuSeconds: usage.reduce((sum, { cpu }) => sum + cpu, 0) / 1e6,
    megabytes: Math.max(...usage.map(({ maxRSS }) => maxRSS)) / 1024,
  };
}

const together = (seconds: number, ...costs: readonly Cost[]): Cost => ({
  seconds,
  cpuSeconds: costs.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
  megabytes: Math.max(...costs.map(({ megabytes }) => megabytes)),
});

/** Milliseconds of the slowest key pressed while a query is typed, at its best of some rounds. */
function timeSearch(index: SearchIndex): number {
  const search = createSearch(index);
  const queries = Array.from(typed, (_, end) => typed.slice(0, end + 1));
  const best = queries.map(() => Infinity);
  for (let round = 0; round < searchRounds; round += 1) {
    for (const [place, query] of queries.entries()) {
      const start = performance.now();
      search({ query });
      best[place] = Math.min(best[place] ?? Infinity, performance.now() - start);
    }
  }
  return Math.max(...best);
}

async function measure(count: number) {
  const folder = join(results, String(count));
  const content = join(folder, 'content');
  const site = join(folder, 'dist');
  const library = join(folder, 'library.json');
  rmSync(folder, { recursive: true, force: true });
  const post = await writeContent(content, count, readLibrary());

  /** In the order that `pnpm build` has: the content and the bundle at once, then the site. */
  async function build() {
    const [contentCost, bundle] = await Promise.all([
      run(contentBuild, ['--out', library], { CONTENT_DIR: content }),
      run(bundleBuild, ['--to', folder]),
    ]);
    const siteCost = await run(siteBuild, ['--library', library, '--to', folder]);
    const seconds = Math.max(contentCost.seconds, bundle.seconds) + siteCost.seconds;
    const whole = together(seconds, contentCost, bundle, siteCost);
    return { content: contentCost, bundle, site: siteCost, whole };
  }

  const first = await build();
  appendFileSync(post, '\nOne more paragraph.\n');
  const { whole: oneChangedPost } = await build();

  const read = (address: string) => {
    try {
      return readFileSync(join(site, address));
    } catch {
      return Buffer.of();
    }
  };
  const bytes = (...addresses: readonly string[]) =>
    addresses
      .map(read)
      .reduce((sum, text) => sum + (text.length > 0 ? brotliCompressSync(text).length : 0), 0);
  const slug = post.replace(/^.*\/|\.md$/g, '');
  const index = read('resources/search.json').toString();
  return {
    posts: count,
    build: { ...first, oneChangedPost },
    brotliBytes: {
      '/': bytes('index.html'),
      post: bytes(`resources/blog/${slug}/index.html`),
      'post, data': bytes(`resources/blog/${slug}/index.json`),
      '/resources': bytes('resources/index.html'),
      '/resources, data': bytes('resources/index.json'),
      'a list page': bytes('resources/blog/page/2/index.html'),
      'a list page, data': bytes('resources/blog/page/2/index.json'),
      'search index': bytes('resources/search.json'),
    },
    searchMilliseconds: index === '' ? 0 : timeSearch(JSON.parse(index) as SearchIndex),
  };
}

mkdirSync(results, { recursive: true });
const rows: Awaited<ReturnType<typeof measure>>[] = [];
const sizes = values.sizes.split(',');
for (const size of sizes) rows.push(await measure(Number(size)));
// Not before: some file systems take ten times as long to make files soon after many were removed.
for (const size of sizes) rmSync(join(results, size), { recursive: true });

const machine = `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}`;
writeFileSync(join(results, 'scale.json'), `${JSON.stringify({ machine, rows }, null, 2)}\n`);

const cost = ({ seconds, cpuSeconds, megabytes }: Cost) =>
  `${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of processor), ${megabytes.toFixed(0)} MB`;
const kilobytes = (size: number) => (size === 0 ? '-' : `${(size / 1000).toFixed(1)} kB`);
const lines: [string, ...string[]][] = [
  ['posts', ...rows.map(({ posts }) => posts.toLocaleString('en'))],
  ['content', ...rows.map(({ build }) => cost(build.content))],
  ['bundle, meanwhile', ...rows.map(({ build }) => cost(build.bundle))],
  ['site', ...rows.map(({ build }) => cost(build.site))],
  ['whole build', ...rows.map(({ build }) => cost(build.whole))],
  ['after one changed post', ...rows.map(({ build }) => cost(build.oneChangedPost))],
  ...Object.keys(rows[0]?.brotliBytes ?? {}).map((name): [string, ...string[]] => [
    name,
    ...rows.map(({ brotliBytes }) =>
      kilobytes(Object.entries(brotliBytes).find(([key]) => key === name)?.[1] ?? 0),
    ),
  ]),
  [
    `slowest key of a search, times ${slowdown}`,
    ...rows.map(({ searchMilliseconds: time }) =>
      time === 0 ? '-' : `${(time * slowdown).toFixed(1)} ms`,
    ),
  ],
];
process.stdout.write(`${machine}; bytes after brotli\n\n`);
for (const [name, ...cells] of lines) process.stdout.write(`| ${[name, ...cells].join(' | ')} |\n`);
