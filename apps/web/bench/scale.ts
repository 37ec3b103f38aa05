// Measures build time and page size as the number of posts grows.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildGeneratedSite, run, type Cost } from './generated-site.ts';
// @boundaries-ignore one file of figures for all packages, so it belongs to none
import { report } from '../../../bench/figures.ts';

const sizes = [12, 1000, 10_000];
const folder = join(import.meta.dirname, '../.results/scale');
const vite = join(
  dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
);

const seconds = (...costs: readonly Cost[]) =>
  costs.reduce((sum, cost) => sum + cost.seconds, 0).toFixed(1);

function kilobytes(site: string, address: string): string {
  const file = join(site, address);
  return existsSync(file) ? (brotliCompressSync(readFileSync(file)).length / 1000).toFixed(1) : '-';
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const bundling = await run(vite, ['build', '--app', '--logLevel', 'error']);
const rows = [];
for (const posts of sizes) {
  const { compiling, prerendering, site, slug } = await buildGeneratedSite(
    join(folder, String(posts)),
    posts,
  );
  rows.push({
    posts,
    'content, s': seconds(compiling),
    'bundle, s': seconds(bundling),
    'pages, s': seconds(prerendering),
    'all, s': seconds(compiling, bundling, prerendering),
    'after a changed post, s': seconds(compiling, prerendering),
    'memory, MB': Math.max(compiling.megabytes, prerendering.megabytes).toFixed(0),
    '`/`, kB': kilobytes(site, 'index.html'),
    '`/resources`, kB': kilobytes(site, 'resources/index.html'),
    'a post, kB': kilobytes(site, `resources/blog/${slug}/index.html`),
    'search index, kB': kilobytes(site, 'resources/index.json'),
  });
}
// Last, because some file systems create files ten times slower after many were deleted.
rmSync(folder, { recursive: true });

report(
  'Growth',
  'One build of each size; peak memory of one process; pages in kB after brotli.',
  rows,
);
