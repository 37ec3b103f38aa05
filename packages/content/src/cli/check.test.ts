import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useContentFolder } from '../testing/content-folder.ts';
import { postText } from '../testing/post-text.ts';
import { runContent } from '../testing/run-content.ts';

const content = useContentFolder();

const check = (...words: readonly string[]) =>
  runContent(['check', '--folder', content.folder, ...words], dirname(content.folder));

describe('pnpm content check', () => {
  it('finds nothing to fix in the site', async () => {
    expect(await check()).toMatchObject({ code: 0, said: 'Nothing to fix.\n' });
  });

  it('prints each finding with its path from the current folder, and counts them', async () => {
    content.write(
      'posts/soup.md',
      postText({ id: 'soup', title: 'Soup', more: 'publishedDate: 2025-02-30', body: 'Boil.' }),
    );
    const { code, out, error } = await check();
    expect(code).toBe(1);
    expect(out).toMatch(/^content-\w+\/posts\/soup\.md:10:16 error impossible-date: .+ → .+/m);
    expect(error).toMatch(/^\d findings: \d errors?, \d warnings?\.\n$/);
  });

  it('annotates a pull request at the line of each finding', async () => {
    const text = postText({
      id: 'soup',
      title: 'Soup',
      more: 'publishedDate: 2025-02-30',
      body: 'Boil.',
    });
    content.write('posts/soup, 100%.md', text);
    const { code, out } = await check('--format', 'github');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^::error file=content-\w+\/posts\/soup%2C 100%25\.md,line=10,col=16,title=impossible-date::.+ → .+$/m,
    );
  });
});
