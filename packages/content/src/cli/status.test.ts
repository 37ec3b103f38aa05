import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFile } from '../build/write-file.ts';
import { loadSite } from '../load/load-site.ts';
import { siteFolder } from '../load/site-folder.ts';
import { postText } from '../testing/post-text.ts';
import { runCli } from './run-cli.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'status-'));
  cpSync(join(siteFolder, 'authors.yaml'), join(folder, 'authors.yaml'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

let nextId = 1;

function post(name: string, more: string): void {
  nextId += 1;
  const text = postText({ id: String(nextId), title: `The ${name}`, more, body: 'Body.' });
  writeFile(join(folder, 'posts', `${name}.md`), text);
}

async function status(...flags: string[]) {
  let said = '';
  const print = (text: string) => (said += text);
  const context = { env: { AS_OF: '2026-11-22' }, cwd: folder, print, printError: print };
  const code = await runCli(['status', '--folder', folder, ...flags], context);
  return { code, said };
}

describe('pnpm content status', () => {
  it('shows what is not live yet, when it goes live and which build that needs', async () => {
    post('live', 'publishedDate: 2026-11-22');
    post('draft', 'publishedDate: 2026-11-22\nstatus: draft');
    post('shown', 'publishedDate: 2026-11-22\nstatus: unlisted');
    post('second', 'publishedDate: 2027-01-04');
    post('first', 'publishedDate: 2026-12-01');
    const question =
      '---\nquestion: Do you sell gloves?\ngroup: software\nstatus: unlisted\npublishedDate: 2026-11-22\n---\nNo.\n';
    writeFile(join(folder, 'questions', 'gloves.md'), question);
    const { code, said } = await status();
    expect(code).toBe(0);
    expect(said.slice(0, said.indexOf('\nWaiting')))
      .toBe(`As of November 22, 2026: 1 post, 0 guides and 0 further questions are live.


Drafts, in no build; \`status: unlisted\` gives them a page to preview:
  posts/draft.md  "The draft"


Unlisted, a page that nothing links to; \`status: published\` puts them on the site:
  posts/shown.md  "The shown", at /resources/blog/shown
  questions/gloves.md  "Do you sell gloves?", on the desk only


Goes live on Tuesday, December 1, 2026:
  posts/first.md  "The first", at /resources/blog/first
  It needs a build and a deployment on 2026-12-01 or later; until then the site does not change.
  To preview it: pnpm dev --as-of 2026-12-01, or pnpm build --as-of 2026-12-01


Goes live on Monday, January 4, 2027:
  posts/second.md  "The second", at /resources/blog/second
  It needs a build and a deployment on 2027-01-04 or later; until then the site does not change.
  To preview it: pnpm dev --as-of 2027-01-04, or pnpm build --as-of 2027-01-04
`);
    for (const open of loadSite(siteFolder).openQuestions) expect(said).toContain(open.question);
  });

  it('accepts another day', async () => {
    post('first', 'publishedDate: 2026-12-01');
    expect((await status('--as-of', '2026-12-01')).said).toMatch(
      /^As of December 1, 2026: 1 post[^]*Nothing is scheduled/,
    );
    expect(await status('--as-of', 'soon')).toMatchObject({ code: 2 });
  });

  it('reports lost addresses', async () => {
    writeFile(join(folder, 'addresses.txt'), '/resources/blog/gone\n');
    const { code, said } = await status();
    expect(code).toBe(1);
    expect(said).toContain('addresses.txt:1:1 error lost-address: "/resources/blog/gone"');
  });

  it('stops at an invalid file', async () => {
    post('live', 'publishedDate: 2026-02-30');
    expect(await status()).toMatchObject({
      code: 1,
      said: expect.stringContaining('posts/live.md:11:16 error impossible-date'),
    });
  });
});
