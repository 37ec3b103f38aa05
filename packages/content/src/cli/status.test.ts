import { describe, expect, it } from 'vitest';
import { loadSite } from '../load/load-site.ts';
import { testFolder, useContentFolder } from '../testing/content-folder.ts';
import { runContent } from '../testing/run-content.ts';

const content = useContentFolder();

const status = (asOf = '2026-11-28', ...flags: string[]) =>
  runContent(['status', '--folder', content.folder, '--as-of', asOf, ...flags], content.folder);

describe('pnpm content status', () => {
  it('shows what is not live yet, when it goes live and which build that needs', async () => {
    content.writePost('live', 'publishedDate: 2026-11-28');
    content.writePost('draft', 'publishedDate: 2026-11-28\nstatus: draft');
    content.writePost('shown', 'publishedDate: 2026-11-28\nstatus: unlisted');
    content.writePost('second', 'publishedDate: 2027-01-04');
    content.writePost('first', 'publishedDate: 2026-12-01');
    const { code, said } = await status();
    expect(code).toBe(0);
    // The site's own texts are listed too.
    const below = (heading: string) =>
      said.split('\n\n').find((section) => section.startsWith(heading));
    expect(said).toMatch(/^As of November 28, 2026: \d+ posts and \d+ guides are live\.\n/);
    expect(below('Drafts, in no build; `pnpm dev` shows them:')).toContain(
      '\n  posts/draft.md  "A post about draft"',
    );
    expect(below('Unlisted, a page that nothing links to; `status: published` puts')).toContain(
      '\n  posts/shown.md  "A post about shown", at /resources/blog/shown',
    );
    expect(below('Goes live on Tuesday, December 1, 2026:')).toContain(
      '\n  posts/first.md  "A post about first", at /resources/blog/first',
    );
    expect(below('Goes live on Monday, January 4, 2027:')).toBe(
      `Goes live on Monday, January 4, 2027:
  posts/second.md  "A post about second", at /resources/blog/second
  It needs a build and a deployment on 2027-01-04 or later; until then the site does not change.
  To preview it: AS_OF=2027-01-04 pnpm dev`,
    );
    expect(said).not.toContain('posts/live.md  "A post about live"');
    for (const open of loadSite(testFolder).openQuestions) expect(said).toContain(open.question);
  });

  it('prints the items and their states on another day as JSON', async () => {
    content.writePost('first', 'publishedDate: 2026-12-01');
    const { items } = JSON.parse((await status('2026-12-01', '--json')).said) as { items: unknown };
    expect(items).toContainEqual({
      file: 'posts/first.md',
      title: 'A post about first',
      address: '/resources/blog/first',
      publishedDate: '2026-12-01',
      state: 'published',
    });
  });

  it('stops at an invalid file', async () => {
    content.writePost('live', 'publishedDate: 2026-02-30');
    expect(await status()).toMatchObject({
      code: 1,
      said: expect.stringContaining('posts/live.md:10:16 error impossible-date'),
    });
  });
});
