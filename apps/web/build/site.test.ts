// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { libraryFile } from '@cornerbell/content/library';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalPath } from '../src/shared/addresses.ts';
import { filesBelow } from './files-below.ts';
import { findingsStrip } from './findings-strip.ts';
import { testFolder } from '../src/testing/library.ts';

// Inside the app, where the server bundle can import React.
const folder = join(import.meta.dirname, '../.results/site-test');
const content = join(folder, 'content');
const origin = 'https://gym.test';
const today = '2026-11-28';
const later = '2999-01-01';

/** Planted items, each with a word that occurs nowhere else. */
const words = {
  'draft-post': 'Quokkamarzipan',
  'draft-guide': 'Wombatnougat',
  'later-post': 'Ocelotpraline',
  'later-guide': 'Tapirfondant',
  'unlisted-post': 'Narwhaltruffle',
  'unlisted-guide': 'Axolotlcaramel',
} as const;

type Slug = keyof typeof words;

const slugs = Object.keys(words) as Slug[];
const starting = (status: string) => slugs.filter((slug) => slug.startsWith(status));

function plant(slug: Slug, index: number) {
  const [status = '', kind = ''] = slug.split('-');
  const word = words[slug];
  const fields = {
    post: `title: ${word} title\nexcerpt: ${word} excerpt.\nauthor: founders\ncategory: news\ntags: [${word.toLowerCase()} tag]\nfeatured: true\nrelatedPosts: []`,
    guide: `title: ${word} title\nexcerpt: ${word} excerpt.\ndescription: ${word} description.\ntype: ebook\nfeatured: true\nrelatedGuides: []`,
  }[kind];
  // The newest of all, so that every list of the newest would show it.
  const date = `status: ${{ later: 'published' }[status] ?? status}\npublishedDate: ${status === 'draft' ? today : later}`;
  const text = `---\nid: "9${index}"\n${fields}\n${date}\n---\n\n## ${word} heading\n\n${word} words.\n`;
  writeFileSync(join(content, `${kind}s`, `planted-${slug}.md`), text);
}

/** The files of the site, by path. */
let files: ReadonlyMap<string, string> = new Map();
/** The documents that search engines may index, by path. */
let pages: ReadonlyMap<string, Document> = new Map();

/** Builds the site as of a day; returns what the build prints. */
function build(asOf: string): string {
  const settings = { AS_OF: asOf, SITE_URL: origin, APPLICATION_DELIVERY: 'function' };
  const env = { ...process.env, NODE_ENV: 'production', CONTENT_DIR: content, ...settings };
  const library = join(folder, 'library.json');
  execFileSync(process.execPath, [join(dirname(libraryFile), 'build.js'), '--out', library], {
    env,
  });
  const command = join(import.meta.dirname, 'prerender.ts');
  const printed = execFileSync(process.execPath, [command, '--library', library, '--to', folder], {
    env,
    encoding: 'utf8',
  });
  const names = filesBelow(folder).filter((name) => name.startsWith('dist/'));
  files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const documents = [...files].filter(
    ([name]) => name.endsWith('.html') && name !== 'dist/404.html',
  );
  pages = new Map(
    documents
      .map(([name, html]) => {
        const path = canonicalPath(name.replace(/^dist/, ''));
        return [path, new DOMParser().parseFromString(html, 'text/html')] as const;
      })
      .filter(([, page]) => !page.querySelector('meta[name=robots][content=noindex]')),
  );
  return printed;
}

/** The files whose path or text mentions an item. */
const filesWith = (slug: Slug) => {
  const traces = new RegExp(`planted-${slug}|${words[slug]}`, 'i');
  return [...files].flatMap(([file, text]) => (traces.test(file + text) ? [file] : []));
};

const squash = (text: string) => text.replaceAll(/\s/g, '');

/** Each value of a page's structured data, with its property. */
function structuredData(page: Document): (readonly [property: string, value: unknown])[] {
  const values: [string, unknown][] = [];
  const json = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  JSON.parse(json, (key, value: unknown) => (values.push([key, value]), value));
  return values;
}

/** Whether a page shows a value of its structured data. */
function isShown(page: Document, property: string, value: string | number): boolean {
  const text = squash(page.body.textContent);
  if (property === 'price') return new RegExp(`\\$${value}(?!\\d)`).test(text);
  if (typeof value === 'number' || /^@|^priceC|^priceT|^applicationC/.test(property)) return true;
  if (property === 'image')
    return page.querySelector(`[property="og:image"][content="${value}"]`) !== null;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return page.querySelector(`[datetime="${value}"]`) !== null;
  const path = URL.parse(value)?.origin === origin ? new URL(value).pathname : undefined;
  if (path !== undefined) return pages.has(path) || files.has(`dist${path}`);
  return page.querySelector(`[href="${value}"]`) !== null || text.includes(squash(value));
}

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(testFolder, content, { recursive: true });
  for (const [index, slug] of slugs.entries()) plant(slug, index);
  // A published post that lists some of them as related.
  const post = join(content, 'posts/ten-days-quiet.md');
  const text = readFileSync(post, 'utf8');
  const planted = slugs.map((slug) => `  - planted-${slug}\n`).filter((line) => /post/.test(line));
  const cover = 'coverImage: /images/founders.svg\ncoverAlt: The founders';
  writeFileSync(post, text.replace('relatedPosts:\n', `${cover}\n$&${planted.join('')}`));
  appendFileSync(join(content, 'site/redirects.yaml'), '- from: /faq\n  to: /pricing\n');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a built site', { timeout: 300_000 }, () => {
  it('shows scheduled items from their day on, and no drafts', () => {
    expect(build(later)).toContain('as of 2999-01-01, which is in the future');
    expect(filesWith('later-post')).toEqual(
      expect.arrayContaining(['dist/index.html', 'dist/resources.html', 'dist/layout.json']),
    );
    expect(pages.has('/resources/guides/planted-later-guide')).toBe(true);
    expect(starting('draft').flatMap(filesWith)).toEqual([]);
  });

  it('built again as of an earlier day, mentions unlisted items at their own addresses only', () => {
    build(today);
    expect(['draft', 'later'].flatMap(starting).flatMap(filesWith)).toEqual([]);
    for (const slug of starting('unlisted')) {
      const path = `/resources/${slug.endsWith('post') ? 'blog' : 'guides'}/planted-${slug}`;
      expect(files.get(`dist${path}.html`)).toContain('name="robots" content="noindex"');
      expect(filesWith(slug).filter((file) => !file.includes(`planted-${slug}`))).toEqual([]);
    }
  });

  it('redirects from no address that has a page', () => {
    expect(files.get('dist/_redirects')).toContain('/resources/blog/gym-tips ');
    expect(files.get('dist/_redirects')).not.toContain('/faq ');
  });

  it('posts applications where they are delivered', () => {
    const form = pages.get('/contact')?.querySelector('form[data-endpoint=application]');
    expect(form?.getAttribute('method')).toBe('post');
  });

  it('is valid HTML', async () => {
    const validator = new HtmlValidate(new FileSystemConfigLoader());
    const documents = [...files.keys()].filter((name) => name.endsWith('.html'));
    const { results } = await validator.validateMultipleFiles(
      documents.map((name) => join(folder, name)),
    );
    expect(formatterFactory('text')(results)).toBe('');
    // An object that was passed to an element as an attribute.
    const objects = documents.filter((name) => /="[^"]*\[object /.test(files.get(name) ?? ''));
    expect(objects).toEqual([]);
  });

  it('says how large a picture is, so that it does not move the page', () => {
    const picture = pages.get('/resources/blog/ten-days-quiet')?.querySelector('article img');
    const [, size] = readFileSync(join(content, 'images/founders.svg'), 'utf8').match(
      /viewBox="0 0 ([\d ]+)"/,
    )!;
    expect(`${picture?.getAttribute('width')} ${picture?.getAttribute('height')}`).toBe(size);
  });

  it('has the styles of everything that only the browser renders', () => {
    const bundle = join(import.meta.dirname, '../.bundle');
    const [browser, site] = ['client', 'server'].map((side) => {
      const [sheet = ''] = globSync(`${side}/assets/*.css`, { cwd: bundle });
      return new Set(readFileSync(join(bundle, sheet), 'utf8').match(/[^{}]+\{[^{}]*\}/g));
    });
    expect([...(browser ?? [])].filter((rule) => !site?.has(rule))).toEqual([]);
  });

  it('has a title, a description and an address of its own on every page, and a sitemap of them', () => {
    const every = [...pages];
    const texts = every.flatMap(([, page]) => [
      page.title,
      page.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    ]);
    expect(new Set(texts).size).toBe(2 * pages.size);
    const listed = [...(files.get('dist/sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc>/g)];
    expect(listed.map(([, address]) => address).toSorted()).toEqual(
      every
        .map(([, page]) => page.querySelector<HTMLLinkElement>('[rel=canonical]')?.href)
        .toSorted(),
    );
    expect(every.length).toBeGreaterThan(20);
  });

  it('holds no secret setting of the machine that built it, and not its path', () => {
    const settings = Object.entries(process.env).filter(
      ([name]) => /key|token|secret|password/i.test(name) && name !== 'FUNCTIONS_KEY',
    );
    const values = settings.flatMap(([, value]) => (value && value.length > 11 ? [value] : []));
    const secrets = [...values, join(import.meta.dirname, '../../..')];
    const found = [...files].filter(([, text]) => secrets.some((secret) => text.includes(secret)));
    expect(found.map(([name]) => name)).toEqual([]);
  });

  it('has nothing of the editor and of development', () => {
    const marks = /sveltia|\/admin\/#|id="findings"/i;
    const found = [...files].filter(([name, text]) => marks.test(name + text));
    expect(found.map(([name]) => name)).toEqual([]);
    expect(findingsStrip([{ file: 'a.md', line: 1, path: [], message: '' }])).toMatch(marks);
  });

  it('shows every value of its structured data, whose ids resolve', () => {
    const data = [...pages].map(([path, page]) => [path, page, structuredData(page)] as const);
    const nodes = data.flatMap(([, , values]) =>
      values.map(([, value]) => Object(value) as object),
    );
    const ids = nodes.flatMap((node) => ('@type' in node && '@id' in node ? [node['@id']] : []));
    const missing = data.flatMap(([path, page, values]) =>
      values.flatMap(([property, value]) => {
        const isKnown = typeof value === 'object' || isShown(page, property, value as string);
        return isKnown && (property !== '@id' || ids.includes(value))
          ? []
          : [[path, property, value]];
      }),
    );
    expect(missing).toEqual([]);
    expect(ids.length).toBeGreaterThan(20);
  });
});
