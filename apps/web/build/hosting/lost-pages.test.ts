import { afterEach, expect, it, vi } from 'vitest';
import { describeLostPages, readSitemap } from './lost-pages.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (...answer: ConstructorParameters<typeof Response>) =>
  vi.stubGlobal('fetch', async () => new Response(...answer));

it('reads the paths of the live site', async () => {
  answerWith(
    '<urlset><url><loc>https://a.test/</loc></url><url><loc>https://a.test/caf%C3%A9</loc></url></urlset>',
  );
  expect(await readSitemap('https://a.test')).toEqual(['/', '/café']);
});

it('says why it can not be read before the first release', async () => {
  answerWith('', { status: 404 });
  await expect(readSitemap('https://a.test')).rejects.toThrow('sitemap.xml answered 404');
});

it('names each page that a release would lose, the file that made it and two ways out', () => {
  const kept = new Set(['/', '/pricing', '/resources/blog/moved']);
  expect(describeLostPages(['/', '/pricing', '/resources/blog/moved'], kept)).toBe('');
  expect(describeLostPages(['/pricing', '/resources/blog/ropes'], kept)).toMatchInlineSnapshot(`
    "/resources/blog/ropes is on the live site, but this release has neither the page nor a redirect. It was made by packages/content/posts/ropes.md.
      Either bring that back, published,
      or redirect it in the editor (Pages, Redirects) or packages/content/site/redirects.yaml:
        - from: /resources/blog/ropes
          to: the page that answers the same question
    "
  `);
});

it.each([
  ['/resources/guides/rounds', 'packages/content/guides/rounds.md'],
  ['/privacy', 'packages/content/legal/privacy.md or a line of apps/web/src/routes.ts'],
  ['/features/old', 'a line of apps/web/src/routes.ts'],
])('%s was made by %s', (path, file) => {
  expect(describeLostPages([path], new Set())).toContain(`It was made by ${file}.`);
});
