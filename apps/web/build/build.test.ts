// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryFile } from '@cornerbell/content/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from './site-files.ts';

// Inside the app, where the render bundle finds React.
const folder = join(import.meta.dirname, '../.results/build-test');
const library = join(folder, 'library.jsonl');
const site = join(folder, 'dist');

interface Item {
  id: string;
  slug: string;
  title: string;
  category: string;
}
interface Index {
  posts: Item[];
  bodies: [digest: string, length: number][];
}

/** Writes a library of six times the site's posts, changed by `change`. */
function writeLibrary(change: (posts: { item: Item; body: string }[]) => unknown) {
  const [first = '', ...bodies] = readFileSync(libraryFile, 'utf8').trimEnd().split('\n');
  const index = JSON.parse(first) as Index;
  const count = index.posts.length;
  const posts = Array.from({ length: 6 }, (_, round) =>
    index.posts.map((post, place) => ({
      item: { ...post, id: `${post.id}${round}`, slug: `${post.slug}-${round}` },
      body: bodies[place] ?? '',
    })),
  ).flat();
  change(posts);
  const lines = [...posts.map(({ body }) => body), ...bodies.slice(count)];
  const written: Index = {
    ...index,
    posts: posts.map(({ item }) => item),
    bodies: lines.map((line) => [hash('sha256', line), Buffer.byteLength(line) + 1]),
  };
  writeFileSync(library, `${[JSON.stringify(written), ...lines].join('\n')}\n`);
}

function build(...flags: string[]): string {
  const command = join(import.meta.dirname, 'build.ts');
  const options = ['--library', library, '--to', folder, '--as-of', '2025-08-01'];
  const said = execFileSync(process.execPath, [command, ...options, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return said.trimEnd().split('\n').at(-1) ?? '';
}

function readSite(): Record<string, string> {
  const read = (file: string) => readFileSync(join(site, file), 'latin1');
  return Object.fromEntries(filesBelow(site).map((file) => [file, read(file)]));
}

/** Leaves of a note what a killed build may have written of it. */
function tear(note: string) {
  const file = join(folder, note);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
}

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the build', { timeout: 300_000 }, () => {
  it('gives every list its pages and the search its index, and renders again only what has changed', () => {
    writeLibrary(() => undefined);
    const [said, pages] =
      /^(\d+) pages \(0 as before\) and \d+ redirects in dist$/.exec(build()) ?? [];
    expect(said).toBeDefined();
    const whole = readSite();
    expect(Object.keys(whole)).toEqual(
      expect.arrayContaining([
        'resources/search.json',
        'resources/blog/page/2/index.html',
        'resources/blog/page/2/index.json',
        'resources/categories/news/index.json',
      ]),
    );

    const list = readFileSync(join(folder, '.prerender/files.json'), 'utf8');
    expect(JSON.parse(list)).toEqual(Object.keys(whole));

    expect(build()).toContain(`${pages} pages (${pages} as before)`);
    expect(readSite()).toEqual(whole);

    for (const address of ['index.html', 'sw.js']) {
      writeFileSync(join(site, address), 'spoiled');
      build();
      expect(readSite()).toEqual(whole);
    }
  });

  it('ends at the same bytes, whether or not it had a build to go by, on any number of threads', () => {
    writeLibrary((posts) => {
      // The newest post is named in every header; these are not the newest.
      const [, , third, , fifth] = posts.splice(-6, 5);
      if (third) posts.push({ ...third, item: { ...third.item, slug: 'moved', title: 'Moved' } });
      if (fifth) posts.push({ ...fifth, body: JSON.stringify('## Another body') });
    });
    const said = build();
    expect(said).toMatch(/^\d+ pages \(\d+ as before\)/);
    expect(said).not.toMatch(/\(0 as before\)|^(\d+) pages \(\1 as/);
    const after = readSite();

    for (const file of globSync('**/*.{html,json,md}', { cwd: site })) {
      rmSync(join(site, file));
    }
    build('--threads', '3');
    expect(readSite()).toEqual(after);
  });

  it('redirects the old addresses of lists, but for one that a post has', () => {
    writeLibrary((posts) => {
      for (const { item } of posts) item.category = 'gym-tips';
      posts[0]!.item.slug = 'news';
    });
    build();
    const redirects = readFileSync(join(site, '_redirects'), 'utf8');
    expect(redirects).toContain('/resources/blog/gym-tips /resources/categories/gym-tips 301\n');
    expect(redirects).toContain(
      '/resources/blog/gym-tips/page/2 /resources/categories/gym-tips/page/2 301\n',
    );
    expect(redirects).not.toContain('/resources/blog/news');
    expect(readFileSync(join(site, 'resources/blog/news/index.html'), 'utf8')).toContain(
      '<article',
    );
  });

  it('leaves no empty folder of what is gone', () => {
    writeLibrary(() => undefined);
    build();
    expect(existsSync(join(site, 'resources/blog/page/2'))).toBe(true);

    writeLibrary((posts) => posts.splice(6));
    build();
    expect(existsSync(join(site, 'resources/blog'))).toBe(true);
    expect(existsSync(join(site, 'resources/blog/page'))).toBe(false);
  });

  it('begins anew where what a killed build has left is torn', () => {
    writeLibrary((posts) => posts.splice(-2));
    build();
    const fewer = readSite();
    writeLibrary(() => undefined);
    build();
    const whole = readSite();

    for (const note of ['pages', 'samples', 'files', 'cards', 'paths']) {
      tear(`.prerender/${note}.json`);
    }
    writeLibrary((posts) => posts.splice(-2));
    expect(build()).toContain('(0 as before)');
    expect(readSite()).toEqual(fewer);

    tear('.prerender/kept.json');
    tear('.bundle/bundle.json');
    writeLibrary(() => undefined);
    build();
    expect(readSite()).toEqual(whole);
  });
});
