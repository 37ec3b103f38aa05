import { describe, expect, it } from 'vitest';
import { checkContent } from '../check/check-content.ts';
import { useContentFolder } from '../testing/content-folder.ts';
import { postText } from '../testing/post-text.ts';
import { runContent } from '../testing/run-content.ts';

const content = useContentFolder();
const asOf = '2026-11-28';

const post = (name: string, more: string) =>
  content.write(`posts/${name}.md`, postText({ id: name, title: name, more, body: 'Boil water.' }));

const register = () =>
  runContent(['register', '--folder', content.folder, '--as-of', asOf], content.folder);

it('the site has lost no address, and has registered every one, now and when everything scheduled is live', () => {
  for (const day of [asOf, '2099-01-01'])
    expect(checkContent(content.folder, day).findings).toEqual([]);
});

describe('pnpm content register', () => {
  it('adds published and scheduled addresses, and never removes any', async () => {
    post('soup', 'publishedDate: 2025-01-01');
    post('stew', 'publishedDate: 2026-12-01');
    post('broth', 'publishedDate: 2025-01-01\nstatus: draft');
    post('roux', 'publishedDate: 2025-01-01\nstatus: unlisted');
    const { code, said: output } = await register();
    expect(code).toBe(0);
    expect(output).toContain('registered /resources/blog/soup\n');
    expect(output).toContain('registered /resources/blog/stew\n');
    expect(output).not.toMatch(/broth|roux/);

    post('soup', 'publishedDate: 2025-01-01\nstatus: unlisted');
    post('stock', 'publishedDate: 2025-01-01');
    expect((await register()).said).toMatch(
      /^registered \/resources\/blog\/stock\n\d+ addresses, 1 new\n$/,
    );
    expect(content.read('addresses.txt')).toMatch(/^\/resources\/blog\/soup$/m);
  });

  it('registers nothing while there is an error', async () => {
    post('broth', 'publishedDate: 2025-01-01');
    const before = '# Kept.\n/faq\n/resources/blog/stew\n';
    content.write('addresses.txt', before);
    const { code, said } = await register();
    expect([code, said]).toEqual([1, expect.stringContaining('addresses.txt:3:1 error lost-add')]);
    expect(said).toMatch(/Nothing was registered: fix these first\.\n$/);
    expect(content.read('addresses.txt')).toBe(before);
  });
});
