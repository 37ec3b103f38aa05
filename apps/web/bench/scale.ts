// Measures how the time of a build grows with the number of posts.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { brotliCompressSync } from 'node:zlib';
import { libraryFile, readLibrary } from '@cornerbell/content/library';
// @boundaries-ignore one file of figures for all packages, so it belongs to none
import { report } from '../../../bench/figures.ts';

const sizes = [12, 1000, 10_000];
const root = join(import.meta.dirname, '..');
const folder = join(root, '.results/scale');
const content = join(folder, 'content');
const library = join(folder, 'library.json');
const ownContent = join(dirname(libraryFile), '..');
const vite = join(root, 'node_modules/vite/bin/vite.js');

/** Writes the site's texts, and variants of its posts up to a number. */
function writeContent(count: number) {
  for (const part of ['posts', 'guides', 'legal', 'site', 'downloads', 'images', 'authors.yaml'])
    cpSync(join(ownContent, part), join(content, part), { recursive: true });
  const { posts } = readLibrary();
  for (let index = posts.length; index < count; index += 1) {
    const { slug } = posts[index % posts.length]!;
    const day = new Date(Date.UTC(2021, 0, 1 + Math.floor((index * 1800) / count)));
    const text = readFileSync(join(ownContent, 'posts', `${slug}.md`), 'utf8')
      .replace(/^id: .*\n/m, '')
      // A still may be on three pages.
      .replace(/^!\[.*\]\((?!\/).*\)\n/gm, '')
      .replace(/^(?:title|excerpt): ['"]?/gm, `$&${index} `)
      .replace(/^publishedDate: .*$/m, `publishedDate: ${day.toISOString().slice(0, 10)}`)
      .replace(/^featured: .*$/m, `featured: ${index % 50 === 0}`);
    writeFileSync(join(content, 'posts', `${slug}-${index + 1}.md`), text);
  }
}

/** Runs a Node script and returns the seconds that it took. */
function run(script: string, args: readonly string[]): number {
  const start = performance.now();
  execFileSync(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: content, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return (performance.now() - start) / 1000;
}

const bundling = run(vite, ['build', '--app', '--logLevel', 'error']);
const rows = sizes.map((posts) => {
  rmSync(folder, { recursive: true, force: true });
  writeContent(posts);
  const compiling = run(join(dirname(libraryFile), 'build.js'), ['--out', library]);
  const prerender = () =>
    run(join(root, 'build/prerender.ts'), [`--library=${library}`, `--to=${folder}`]);
  const prerendering = prerender();
  const again = prerender();
  const index = readFileSync(join(folder, 'dist/resources/index.json'));
  return {
    posts,
    'content, s': compiling.toFixed(1),
    'bundle, s': bundling.toFixed(1),
    'pages, s': prerendering.toFixed(1),
    'all, s': (compiling + bundling + prerendering).toFixed(1),
    'after a changed post, s': (compiling + again).toFixed(1),
    'search index, kB': (brotliCompressSync(index).length / 1000).toFixed(1),
  };
});
rmSync(folder, { recursive: true });

report('Growth', 'One build of each size, without social cards.', rows);
