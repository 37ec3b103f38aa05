import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFile } from '../build/write-file.ts';
import { linksOf, readSiteCopy, type PageLink } from '../check/site-copy.ts';
import { readAsOf } from '../query/as-of.ts';
import { runCli } from '../cli/run-cli.ts';
import { formatFinding } from '../load/finding.ts';
import { loadLibrary } from '../load/load-library.ts';
import { loadSite } from '../load/load-site.ts';
import { postText } from '../testing/post-text.ts';
import { checkEarlyLinks } from './check-early-links.ts';
import { checkPublishing } from './check-publishing.ts';

const ownFolder = join(import.meta.dirname, '../..');
const asOf = '2026-11-22';

let folder = '';
let nextId = 1;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'addresses-'));
  nextId = 1;
  write(
    'authors.yaml',
    '- { id: cook, name: Cook, title: Cook, avatar: /cook.svg, bio: Cooks. }\n',
  );
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string): void {
  writeFile(join(folder, path), text);
}

function post(name: string, more: string, body = 'Boil water.'): void {
  const id = String(nextId);
  const text = postText({ id, title: name, author: 'cook', tag: 'soup', more, body });
  write(`posts/${name}.md`, text);
  nextId += 1;
}

/** A question whose answer links to a post. */
function question(name: string, more: string): void {
  const text = `---\nquestion: Is ${name} the time?\ngroup: software\n${more}\n---\nSee [stew](/resources/blog/stew).\n`;
  write(`questions/${name}.md`, text);
}

function load() {
  const result = loadLibrary(folder);
  if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
  return result;
}

const early = (pageLinks?: readonly PageLink[]) =>
  checkEarlyLinks(folder, load(), asOf, pageLinks).map(formatFinding);

async function register(env: Record<string, string> = { AS_OF: asOf }) {
  let output = '';
  const print = (text: string) => (output += text);
  const context = { env, cwd: folder, print, printError: print };
  const code = await runCli(['register', '--folder', folder], context);
  return { code, output };
}

describe('the site itself', () => {
  it('has lost no address, links to no page too early, and has registered every address', () => {
    const result = loadLibrary(ownFolder);
    if (!result.ok) throw new Error(result.findings.map(formatFinding).join('\n'));
    expect(existsSync(join(ownFolder, 'addresses.txt'))).toBe(true);
    const links = linksOf(readSiteCopy(loadSite(ownFolder)));
    // By the later day everything scheduled is live.
    const today = readAsOf(undefined, new Date());
    for (const day of [today, '2099-01-01']) {
      expect(checkPublishing(ownFolder, result, day, links)).toEqual([]);
    }
    const posts = result.library.posts.map((item) =>
      item.slug === 'ten-days-quiet' ? ({ ...item, status: 'draft' } as const) : item,
    );
    const changed = { ...result, library: { ...result.library, posts } };
    const found = checkEarlyLinks(ownFolder, changed, today, links);
    expect(found.map(({ file }) => file)).toContain('site/faq.yaml');
  });
});

describe('pnpm content register', () => {
  it('adds published and scheduled addresses, and never removes any', async () => {
    post('soup', 'publishedDate: 2025-01-01');
    post('stew', 'publishedDate: 2026-12-01');
    post('broth', 'publishedDate: 2025-01-01\nstatus: draft');
    post('roux', 'publishedDate: 2025-01-01\nstatus: unlisted');
    expect(checkPublishing(folder, load(), asOf)).toEqual([]);

    const { code, output } = await register();
    expect(code).toBe(0);
    expect(output).toContain('registered /resources/blog/soup\n');
    expect(output).toContain('registered /resources/blog/stew, live from 2026-12-01\n');
    expect(output).not.toMatch(/broth|roux/);

    post('soup', 'publishedDate: 2025-01-01\nstatus: unlisted');
    post('stock', 'publishedDate: 2025-01-01');
    expect((await register()).output).toMatch(
      /^registered \/resources\/blog\/stock\n\d+ addresses, 1 new\n$/,
    );
    const lines = readFileSync(join(folder, 'addresses.txt'), 'utf8').split('\n');
    expect(lines).toContain('/resources/blog/soup');
  });

  it('updates the day of a postponed item', async () => {
    post('stew', 'publishedDate: 2026-12-01');
    await register();
    nextId -= 1;
    post('stew', 'publishedDate: 2027-02-01');
    await register();
    expect(readFileSync(join(folder, 'addresses.txt'), 'utf8')).toContain(
      '/resources/blog/stew from 2027-02-01\n',
    );
  });

  it.each([
    [
      'a day that does not exist',
      () => post('soup', 'publishedDate: 2025-02-30'),
      'impossible-date',
    ],
    [
      'a lost address',
      () => write('addresses.txt', '/resources/blog/stew\n'),
      'addresses.txt:1:1 error lost-address',
    ],
    [
      'a line that is not an address, because it would be lost',
      () => write('addresses.txt', '# Kept.\n/faq\n/resources/blog/old  # renamed\n'),
      'addresses.txt:3:1 error unreadable-address',
    ],
  ])('registers nothing while there is %s', async (_what, breakContent, finding) => {
    post('broth', 'publishedDate: 2025-01-01');
    breakContent();
    const file = join(folder, 'addresses.txt');
    const before = existsSync(file) && readFileSync(file, 'utf8');

    const { code, output } = await register();
    expect([code, output]).toEqual([1, expect.stringContaining(finding)]);
    expect(output).toMatch(/Nothing was registered: fix these first\.\n$/);
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(before);
  });
});

describe('a link', () => {
  const toStew = '## Soup\n\nAnd [stew](/resources/blog/stew#more).';

  it('may not lead to a page that is scheduled for later than its own', () => {
    post('soup-one', 'publishedDate: 2025-01-01\nslug: soup', toStew);
    post('stew', 'publishedDate: 2026-12-01');
    expect(early()).toEqual([
      'posts/soup-one.md:16:10 error early-link: "/resources/blog/stew#more" leads to a page that is scheduled → remove the link until 2026-12-01, when it goes live.',
    ]);
  });

  it.each([
    ['a draft', 'status: draft', 'draft'],
    ['an unlisted page', 'status: unlisted', 'unlisted'],
  ])('may not lead to %s', (_what, status, publishState) => {
    post('soup', 'publishedDate: 2025-01-01', toStew);
    post('stew', `publishedDate: 2025-01-01\n${status}`);
    expect(early()).toEqual([
      `posts/soup.md:15:10 error early-link: "/resources/blog/stew#more" leads to a page that is ${publishState} → remove the link until the page is published.`,
    ]);
  });

  it('in a draft, or in a page that goes live no sooner, may', () => {
    post('soup', 'publishedDate: 2026-12-01', toStew);
    post('broth', 'publishedDate: 2025-01-01\nstatus: draft', toStew);
    post('stew', 'publishedDate: 2026-12-01');
    expect(early()).toEqual([]);
  });

  it('is located in a file with a byte order mark and another name than its slug', () => {
    const text = postText({
      id: '1',
      title: 'Soup',
      author: 'cook',
      more: 'publishedDate: 2025-01-01\nslug: soup',
      body: toStew,
    });
    write('posts/soup-one.md', `\uFEFF${text}`);
    nextId = 2;
    post('stew', 'publishedDate: 2026-12-01');
    expect(early()).toEqual([expect.stringMatching(/^posts\/soup-one\.md:16:10 /)]);
  });

  it('in an answer counts as soon as the question is visible', () => {
    question('now', 'publishedDate: 2025-01-01');
    question('then', 'publishedDate: 2026-12-01');
    question('never', 'publishedDate: 2025-01-01\nstatus: unlisted');
    post('stew', 'publishedDate: 2026-12-01');
    expect(early()).toEqual([
      'questions/now.md:6:10 error early-link: "/resources/blog/stew" leads to a page that is scheduled → remove the link until 2026-12-01, when it goes live.',
    ]);
  });

  it('in a YAML page counts', () => {
    post('stew', 'publishedDate: 2025-01-01\nstatus: unlisted');
    const href = '/resources/blog/stew';
    const link = (file: string) => ({
      href,
      prose: { file, position: () => ({ line: 3, column: 1 }) },
    });
    expect(early([link('site/home.yaml')])).toEqual([
      'site/home.yaml:3:1 error early-link: "/resources/blog/stew" leads to a page that is unlisted → remove the link until the page is published.',
    ]);
  });

  it('may not lead to a question before it is visible', () => {
    post('soup', 'publishedDate: 2025-01-01', 'See [ladles](/faq#ladles).');
    question('ladles', 'publishedDate: 2025-01-01\nstatus: draft');
    expect(early()).toEqual([
      'posts/soup.md:13:12 error early-link: "/faq#ladles" leads to a question that is draft → remove the link until the question is published.',
    ]);
  });
});
