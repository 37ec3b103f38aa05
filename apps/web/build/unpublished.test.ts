import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { libraryFile } from '@cornerbell/content/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from './files-below.ts';

// Inside the app, where the server bundle can import React.
const folder = join(import.meta.dirname, '../.results/unpublished-test');
const content = join(folder, 'content');
const library = join(folder, 'library.json');
const site = join(folder, 'dist');
const built = dirname(libraryFile);

const today = '2026-11-22';
const later = '2026-12-01';

/** Words that occur in one file only. */
const words = {
  'draft-post': 'Quokkamarzipan',
  'draft-guide': 'Wombatnougat',
  'later-post': 'Ocelotpraline',
  'later-guide': 'Tapirfondant',
  'unlisted-post': 'Narwhaltruffle',
  'unlisted-guide': 'Axolotlcaramel',
  'draft-question': 'Pangolinfudge',
  'later-question': 'Kakapotoffee',
  'hidden-question': 'Manateebrittle',
} as const;

type Slug = keyof typeof words;

const slugs = Object.keys(words) as Slug[];
const starting = (status: string) => slugs.filter((slug) => slug.startsWith(status));

function plant(slug: Slug, index: number) {
  const [status = '', kind = ''] = slug.split('-');
  const word = words[slug];
  const isPost = kind === 'post';
  const fields = [
    `id: "9${index}"`,
    `slug: planted-${slug}`,
    `title: ${word} title`,
    `excerpt: ${word} excerpt.`,
    ...(isPost
      ? ['author: founders', 'category: news', `tags: [${word} tag]`, 'readTime: 1']
      : [`description: ${word} description.`, 'type: ebook']),
    `status: ${status === 'later' ? 'published' : status}`,
    // The newest of all, so that every list of the newest would show it.
    `publishedDate: ${status === 'draft' ? today : later}`,
    'featured: true',
    `related${isPost ? 'Posts' : 'Guides'}: []`,
  ];
  if (kind === 'question') {
    const front = `question: Is ${word} asked?\ngroup: software\nstatus: ${{ later: 'published', hidden: 'unlisted' }[status] ?? status}\npublishedDate: ${status === 'later' ? later : today}`;
    const file = join(content, 'questions', `planted-${slug}.md`);
    return writeFileSync(file, `---\n${front}\n---\n\n${word} is answered.\n`);
  }
  const text = `---\n${fields.join('\n')}\n---\n\n## ${word} heading\n\n${word} words.\n`;
  // The file name differs from the slug; neither may be published.
  return writeFileSync(join(content, `${kind}s`, `file-${slug}.md`), text);
}

/** The site's files, by path. */
let files: readonly (readonly [file: string, text: string])[] = [];

function build(asOf: string) {
  const env = { ...process.env, NODE_ENV: 'production', CONTENT_DIR: content, AS_OF: asOf };
  execFileSync(process.execPath, [join(built, 'build.js'), '--out', library], { env });
  const command = join(import.meta.dirname, 'prerender.ts');
  execFileSync(process.execPath, [command, '--library', library, '--to', folder], { env });
  files = filesBelow(site).map((file) => [
    join('dist', file),
    readFileSync(join(site, file), 'latin1'),
  ]);
}

const traces = (slug: Slug) => new RegExp(`planted-${slug}|file-${slug}|${words[slug]}`, 'i');

/** The files whose path or text mentions an item. */
const filesWith = (slug: Slug) =>
  files.flatMap(([file, text]) =>
    traces(slug).test(file) || traces(slug).test(text) ? [file] : [],
  );

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(content, 'questions'), { recursive: true });
  for (const part of ['posts', 'guides', 'legal', 'site', 'authors.yaml']) {
    cpSync(join(built, '..', part), join(content, part), { recursive: true });
  }
  for (const [index, slug] of slugs.entries()) plant(slug, index);
  // A published post that lists all of them as related.
  const post = join(content, 'posts/ten-days-quiet.md');
  const ids = slugs.flatMap((slug, index) => (slug.endsWith('post') ? [`"9${index}"`] : []));
  const text = readFileSync(post, 'utf8');
  writeFileSync(post, text.replace('relatedPosts: [', `relatedPosts: [${ids.join(', ')}, `));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a site with drafts, unlisted and scheduled items', { timeout: 300_000 }, () => {
  it('shows scheduled items from their day on', () => {
    build(later);
    expect(filesWith('later-post')).toEqual(
      expect.arrayContaining([
        'dist/layout.json',
        'dist/index.html',
        'dist/resources/index.html',
        'dist/resources/blog/planted-later-post/index.html',
        'dist/resources/blog/ten-days-quiet/index.html',
      ]),
    );
    expect(filesWith('later-guide')).toEqual(
      expect.arrayContaining([
        'dist/layout.json',
        'dist/resources/index.json',
        'dist/resources/guides/planted-later-guide/index.html',
      ]),
    );
    expect(filesWith('later-question')).toContain('dist/faq/index.html');
    expect(
      readFileSync(join(site, 'resources/blog/planted-later-post/index.html'), 'utf8'),
    ).not.toContain('name="robots"');
    for (const slug of ['draft', 'hidden'].flatMap(starting)) {
      expect([slug, filesWith(slug)]).toEqual([slug, []]);
    }
  });

  it('built again as of an earlier day, mentions only the unlisted ones, and only at their own addresses', () => {
    build(today);
    expect(files.length).toBeGreaterThan(50);
    for (const slug of ['draft', 'later', 'hidden'].flatMap(starting)) {
      expect([slug, filesWith(slug)]).toEqual([slug, []]);
    }
    for (const slug of starting('unlisted')) {
      const page = `dist/resources/${slug.endsWith('post') ? 'blog' : 'guides'}/planted-${slug}/index.html`;
      expect(filesWith(slug)).toContain(page);
      expect(filesWith(slug).filter((file) => !file.includes(`planted-${slug}`))).toEqual([]);
      expect(readFileSync(join(folder, page), 'utf8')).toContain(
        '<meta name="robots" content="noindex">',
      );
    }
  });

  it('has nothing of the desk, which is for development', () => {
    const deskCode = /author.?s desk|open-in-editor|list\.json/i;
    const desk = files.filter(
      ([file, text]) => /(?:^|\/)desk\b/i.test(file) || deskCode.test(text),
    );
    expect(desk.map(([file]) => file)).toEqual([]);
    // The desk itself still matches the pattern.
    const sources = ['Desk.tsx', 'open-in-editor.ts'].map((file) =>
      readFileSync(join(import.meta.dirname, '../desk', file), 'utf8'),
    );
    expect(sources.every((text) => deskCode.test(text))).toBe(true);
  });
});
