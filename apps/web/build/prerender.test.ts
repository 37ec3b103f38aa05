import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLibrary } from '@cornerbell/content/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from './files-below.ts';

let folder = '';

/** Writes a library with six copies of each post, and with one guide, because each takes a second to set as PDF. */
function writeLibrary() {
  const library = readLibrary();
  const copies = Array.from({ length: 6 }, (_, round) =>
    library.posts.map((post) => ({
      ...post,
      id: `${post.id}${round}`,
      slug: `${post.slug}-${round}`,
    })),
  ).flat();
  // A post may have the address of an old list.
  const [first, ...others] = copies;
  const posts = [{ ...first, slug: 'news' }, ...others];
  const guides = library.guides.slice(0, 1);
  writeFileSync(join(folder, 'library.json'), JSON.stringify({ ...library, posts, guides }));
}

/** As of a day in the future, on which everything is published. */
const asOf = '2999-01-01';

/** Prerenders the library; resolves with what is printed and the files of the site. */
function build(threads: string) {
  const to = join(folder, threads);
  const command = join(import.meta.dirname, 'prerender.ts');
  const args = ['--library', join(folder, 'library.json'), '--to', to];
  const output = execFileSync(process.execPath, [command, ...args, '--threads', threads], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', AS_OF: asOf },
  });
  const site = join(to, 'dist');
  const files = Object.fromEntries(
    filesBelow(site).map((file) => [file, readFileSync(join(site, file), 'latin1')]),
  );
  return { output, files };
}

let built: ReturnType<typeof build>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prerender-'));
  writeLibrary();
  built = build('1');
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the prerenderer', { timeout: 300_000 }, () => {
  it('writes every page, list and index', () => {
    expect(Object.keys(built.files)).toEqual(
      expect.arrayContaining([
        'resources/blog/index.html',
        'resources/blog/index.json',
        'resources/guides/index.html',
        '404.html',
        'sitemap.xml',
        '_headers',
      ]),
    );
  });

  it('writes the same with any number of threads', () => {
    expect(build('3').files).toEqual(built.files);
  });

  it('lets a post have the address of an old redirect', () => {
    expect(built.files['resources/blog/news/index.html']).toContain('<h1');
    expect(built.files['_redirects']).not.toMatch(/^\/resources\/blog\/news /m);
    expect(built.files['_redirects']).toMatch(/^\/resources\/blog\/educational /m);
  });

  it('warns that the site is as of a future day', () => {
    const [last = ''] = built.output.trim().split('\n').slice(-1);
    expect(last).toMatch(/ in dist, as of 2999-01-01, which is in the future$/);
  });
});
