import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { postText, useContentFolder } from '../testing/content-folder.ts';
import { runContent } from '../testing/run-content.ts';

const content = useContentFolder();

const check = (...words: readonly string[]) =>
  runContent(['check', '--folder', content.folder, ...words], dirname(content.folder));

describe('pnpm content check', () => {
  it('finds nothing to fix in the site', async () => {
    expect(await check()).toMatchObject({ code: 0, said: 'Nothing to fix.\n' });
  });

  it('prints each finding with its path from the current folder, and counts them', async () => {
    content.writePost('soup', 'publishedDate: 2025-02-30', 'Boil  it.');
    const { code, out, error } = await check();
    expect(code).toBe(1);
    expect(out).toMatch(/^content-\w+\/posts\/soup\.md:10:16 error impossible-date: .+ → .+/m);
    expect(error).toBe('2 findings: 1 error, 1 warning.\n');
  });

  it('annotates a pull request at the line of each finding', async () => {
    content.write('posts/soup, 100%.md', postText('soup', 'publishedDate: 2025-02-30', 'Boil.'));
    const { code, out } = await check('--format', 'github');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^::error file=content-\w+\/posts\/soup%2C 100%25\.md,line=10,col=16,title=impossible-date::.+ → .+$/m,
    );
  });
});
