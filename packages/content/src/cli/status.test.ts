import { describe, expect, it } from 'vitest';
import { loadSite } from '../load/load-site.ts';
import { testFolder, useContentFolder } from '../testing/content-folder.ts';
import { postText } from '../testing/post-text.ts';
import { runContent } from '../testing/run-content.ts';

const content = useContentFolder();

const post = (name: string, more: string) =>
  content.write(
    `posts/${name}.md`,
    postText({ id: name, title: `The ${name}`, more, body: 'Body.' }),
  );

const status = (asOf = '2026-11-28', ...flags: string[]) =>
  runContent(['status', '--folder', content.folder, '--as-of', asOf, ...flags], content.folder);

describe('pnpm content status', () => {
  it('shows what is not live yet, when it goes live and which build that needs', async () => {
    post('live', 'publishedDate: 2026-11-28');
    post('draft', 'publishedDate: 2026-11-28\nstatus: draft');
    post('shown', 'publishedDate: 2026-11-28\nstatus: unlisted');
    post('second', 'publishedDate: 2027-01-04');
    post('first', 'publishedDate: 2026-12-01');
    const { code, said } = await status();
    expect(code).toBe(0);
    // The site's own texts are listed too.
    const below = (heading: string) =>
      said.split('\n\n').find((section) => section.startsWith(heading));
    expect(said).toMatch(/^As of November 28, 2026: \d+ posts and \d+ guides are live\.\n/);
    expect(below('Drafts, in no build; `pnpm dev` shows them:')).toContain(
      '\n  posts/draft.md  "The draft"',
    );
    expect(below('Unlisted, a page that nothing links to; `status: published` puts')).toContain(
      '\n  posts/shown.md  "The shown", at /resources/blog/shown',
    );
    expect(below('Goes live on Tuesday, December 1, 2026:')).toContain(
      '\n  posts/first.md  "The first", at /resources/blog/first',
    );
    expect(below('Goes live on Monday, January 4, 2027:')).toBe(
      `Goes live on Monday, January 4, 2027:
  posts/second.md  "The second", at /resources/blog/second
  It needs a build and a deployment on 2027-01-04 or later; until then the site does not change.
  To preview it: AS_OF=2027-01-04 pnpm dev`,
    );
    expect(said).not.toContain('posts/live.md  "The live"');
    for (const open of loadSite(testFolder).openQuestions) expect(said).toContain(open.question);
  });

  it('prints the items and their states on another day as JSON', async () => {
    post('first', 'publishedDate: 2026-12-01');
    const { items } = JSON.parse((await status('2026-12-01', '--json')).said) as { items: unknown };
    expect(items).toContainEqual({
      file: 'posts/first.md',
      title: 'The first',
      address: '/resources/blog/first',
      publishedDate: '2026-12-01',
      state: 'published',
    });
  });

  it('stops at an invalid file', async () => {
    post('live', 'publishedDate: 2026-02-30');
    expect(await status()).toMatchObject({
      code: 1,
      said: expect.stringContaining('posts/live.md:10:16 error impossible-date'),
    });
  });
});
