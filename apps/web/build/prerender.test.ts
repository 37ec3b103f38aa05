// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLibrary } from '@cornerbell/content/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from './files-below.ts';

let folder = '';

/** Writes a library with six copies of each post. */
function writeLibrary(): string {
  const library = readLibrary();
  const posts = Array.from({ length: 6 }, (_, round) =>
    library.posts.map((post) => ({
      ...post,
      id: `${post.id}${round}`,
      slug: `${post.slug}-${round}`,
    })),
  ).flat();
  // A post may have the address of an old list.
  const [first, ...others] = posts;
  const file = join(folder, 'library.json');
  writeFileSync(
    file,
    JSON.stringify({ ...library, posts: [{ ...first, slug: 'news' }, ...others] }),
  );
  return file;
}

function run(to: string, asOf: string, threads: string): string {
  const command = join(import.meta.dirname, 'prerender.ts');
  const options = ['--library', join(folder, 'library.json'), '--to', join(folder, to)];
  const args = [command, ...options, '--as-of', asOf, '--threads', threads];
  const env = { ...process.env, NODE_ENV: 'production' };
  return execFileSync(process.execPath, args, { encoding: 'utf8', env });
}

function build(to: string, threads: string): Record<string, string> {
  run(to, '2025-08-01', threads);
  const site = join(folder, to, 'dist');
  return Object.fromEntries(
    filesBelow(site).map((file) => [file, readFileSync(join(site, file), 'latin1')]),
  );
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prerender-'));
  writeLibrary();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the prerenderer', { timeout: 300_000 }, () => {
  it('writes every page, list and index, with any number of threads', () => {
    const site = build('one', '1');
    expect(Object.keys(site)).toEqual(
      expect.arrayContaining([
        'resources/search.json',
        'resources/blog/page/2/index.html',
        'resources/blog/page/2/index.json',
        'resources/categories/news/index.json',
        '404.html',
        'sitemap.xml',
        '_headers',
      ]),
    );
    expect(build('three', '3')).toEqual(site);
  });

  it('lets a post have the address of an old redirect', () => {
    const site = build('post', '1');
    expect(site['resources/blog/news/index.html']).toContain('<h1');
    expect(site['_redirects']).not.toMatch(/^\/resources\/blog\/news /m);
    expect(site['_redirects']).toMatch(/^\/resources\/blog\/educational /m);
  });

  it('warns that the site is as of a future day, and stores that day for the release', () => {
    const [last = ''] = run('future', '2999-01-01', '1').trim().split('\n').slice(-1);
    expect(last).toMatch(/ in dist, as of 2999-01-01, which is in the future$/);
    const day = readFileSync(join(folder, 'future/.prerender/as-of.json'), 'utf8');
    expect(JSON.parse(day)).toBe('2999-01-01');
  });
});
