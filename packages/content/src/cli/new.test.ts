import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFile } from '../build/write-file.ts';
import { checkFolder } from '../check/check-folder.ts';
import { siteCheckOptions } from '../check/site-check-options.ts';
import { formatFinding } from '../load/finding.ts';
import { loadLibrary } from '../load/load-library.ts';
import { publicFolder, siteFolder } from '../load/site-folder.ts';
import { slugOf } from './new/slug-of.ts';
import { runCli } from './run-cli.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-'));
  for (const part of ['site', 'posts', 'guides', 'legal', 'authors.yaml', 'addresses.txt']) {
    cpSync(join(siteFolder, part), join(folder, part), { recursive: true });
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function run(words: readonly string[], answers?: readonly string[]) {
  let said = '';
  const asked: string[] = [];
  const print = (text: string) => (said += text);
  const left = [...(answers ?? [])];
  const ask = (question: string) => {
    asked.push(question);
    const answer = left.shift();
    if (answer === undefined) throw new Error(`Nobody answers ${question}`);
    return Promise.resolve(answer);
  };
  const context = { env: {}, cwd: folder, print, printError: print, ...(answers && { ask }) };
  const code = await runCli(['new', ...words, '--folder', folder], context);
  return { code, said, asked };
}

const excerpt =
  'A quiet Monday class is the best time to teach the pivot: here is the drill, round by round.';
const post = {
  title: 'Teach the pivot on a quiet Monday',
  excerpt,
  category: 'gym-tips',
  tags: 'coaching, footwork',
};
const guide = {
  title: 'The ring inspection sheet',
  description: excerpt,
  excerpt: 'Ropes, canvas and padding on one page.',
  type: 'checklist',
};
const faq = {
  question: 'Can two coaches share a login?',
  answer: 'No. Each coach has one, so that every note says who wrote it.',
  group: 'software',
};
const flags = (fields: Record<string, string>) =>
  Object.entries(fields).flatMap(([name, value]) => [`--${name}`, value]);

function read(path: string) {
  return readFileSync(join(folder, path), 'utf8');
}

/** The findings of the site's check for a file. */
function findingsOf(path: string) {
  return checkFolder(folder, siteCheckOptions(siteFolder, publicFolder))
    .filter(({ file }) => file === path)
    .map(formatFinding);
}

describe('pnpm new', () => {
  it.each([
    ['post', post, 'posts/teach-the-pivot-on-a-quiet-monday.md', '/resources/blog/teach-the-pivot'],
    [
      'guide',
      guide,
      'guides/the-ring-inspection-sheet.md',
      '/resources/guides/the-ring-inspection',
    ],
    ['faq', faq, 'questions/can-two-coaches-share-a-login.md', '/desk'],
  ])(
    'writes an unlisted %s that passes the check, and says what to do next',
    async (kind, fields, path, address) => {
      const { code, said } = await run([kind, ...flags(fields)]);
      expect([code, said]).toEqual([0, expect.stringContaining(`${path} is unlisted`)]);
      expect(said).toContain(`http://localhost:5173${address}`);
      expect(said).toContain('pnpm content check');
      expect(read(path)).toContain('\nstatus: unlisted\n');
      expect(findingsOf(path)).toEqual([]);
      expect(loadLibrary(folder).ok).toBe(true);
    },
  );

  it('asks for missing values, and again after a wrong answer', async () => {
    const answers = [
      'Start with twenty-four skills your coaches will mark',
      post.title,
      'Too short.',
      excerpt,
      'gym-tip',
      'gym-tips',
      'Coaching',
      'coaching',
      '',
    ];
    const { code, said, asked } = await run(['post'], answers);
    expect(code).toBe(0);
    expect(asked).toHaveLength(answers.length);
    expect(said).toContain('Did you mean "gym-tips"?');
    expect(said).toContain('"Coaching" has capitals → write "coaching"');
    expect(said).toContain('has 10 characters → write at least 70');
    expect(read('posts/teach-the-pivot-on-a-quiet-monday.md')).toContain('\nauthor: founders\n');
  });

  it('accepts day, status and slug, and quotes special YAML', async () => {
    const title = 'Pads: a plan that "holds" up';
    const words = flags({ ...post, title, slug: 'pads', date: '2027-01-04', status: 'published' });
    const { code, said } = await run(['post', ...words]);
    expect([code, said]).toEqual([0, expect.stringContaining('pnpm build --as-of 2027-01-04')]);
    const result = loadLibrary(folder);
    const pads = result.ok && result.library.posts.find(({ slug }) => slug === 'pads');
    expect(pads).toMatchObject({
      title,
      status: 'published',
      publishedDate: '2027-01-04',
      tags: ['coaching', 'footwork'],
    });
  });

  it('finds the title of a text in any format', async () => {
    const text = `\uFEFF---\ntitle: '${post.title}'\n---\n`;
    writeFile(join(folder, 'posts/pivot.md'), text);
    expect(await run(['post', ...flags(post)])).toMatchObject({
      code: 2,
      said: expect.stringContaining('is the title of posts/pivot.md'),
    });
  });

  it('finds an author in any format of the list', async () => {
    const cook = ['avatar: /cook.svg', 'bio: Cooks.', 'title: Cook', 'id: cook', 'name: Cook'];
    writeFile(join(folder, 'authors.yaml'), `${read('authors.yaml')}- ${cook.join('\n  ')}\n`);
    const { code } = await run(['post', ...flags({ ...post, author: 'cook' })]);
    expect(code).toBe(0);
    expect(read('posts/teach-the-pivot-on-a-quiet-monday.md')).toContain('\nauthor: cook\n');
  });

  it.each([
    ['no kind', [], 'Usage: pnpm content new'],
    ['an unknown kind', ['pots'], 'Did you mean post?'],
    [
      'a slug that is taken',
      ['post', ...flags({ ...post, slug: 'ten-days-quiet' })],
      'The slug "ten-days-quiet" is used by posts/ten-days-quiet.md',
    ],
    [
      'a slug that is redirected',
      ['guide', ...flags({ ...guide, slug: 'retention-strategies' })],
      'is used by a redirect',
    ],
    [
      'a question that exists',
      ['faq', ...flags({ ...faq, question: 'How do I apply?' })],
      'is asked in site/faq.yaml',
    ],
    [
      'an invalid slug',
      ['post', ...flags({ ...post, slug: 'Pads' })],
      'write lower-case words joined by hyphens',
    ],
    [
      'a title that is taken',
      ['guide', ...flags({ ...guide, title: 'Member retention strategies for boxing gyms' })],
      'is the title of guides/member-retention-strategies.md',
    ],
    [
      'a wrong category',
      ['post', ...flags({ ...post, category: 'gymtips' })],
      'The category is "gymtips" → write one of building-updates, educational, gym-tips, industry, news. Did you mean "gym-tips"?',
    ],
    [
      'an unknown author',
      ['post', ...flags({ ...post, author: 'founder' })],
      'The author is "founder" → write one of founders. Did you mean "founders"?',
    ],
    [
      'a field of another kind',
      ['guide', ...flags({ ...guide, tags: 'a' })],
      "unknown option '--tags'",
    ],
    [
      'a day that does not exist',
      ['post', ...flags({ ...post, date: '2026-02-30' })],
      'The day is "2026-02-30"',
    ],
    [
      'a status that does not exist',
      ['post', ...flags({ ...post, status: 'hidden' })],
      'Allowed choices are draft, unlisted, published',
    ],
    [
      'a missing answer without a terminal',
      ['post', '--title', post.title],
      'There is no terminal to ask at → add --excerpt, --category, --tags',
    ],
  ])('refuses %s, and writes nothing', async (_what, words, message) => {
    const before = loadLibrary(folder);
    const { code, said } = await run(words);
    expect([code, said]).toEqual([2, expect.stringContaining(message)]);
    expect(loadLibrary(folder)).toEqual(before);
    expect(existsSync(join(folder, 'questions'))).toBe(false);
  });
});

describe('slugOf', () => {
  it.each([
    ["Today's Focus: 24 skills", 'todays-focus-24-skills'],
    ['  À la carte – twice!  ', 'a-la-carte-twice'],
    ['Straße in Łódź', 'strasse-in-lodz'],
    ['Smørrebrød, æ, œ, đ, ı', 'smorrebrod-ae-oe-d-i'],
    ['🥊', ''],
  ])('%j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
