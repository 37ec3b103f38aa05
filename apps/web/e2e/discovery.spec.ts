import { expect, test } from './test.ts';

const feeds = {
  '/rss.xml': 'application/rss+xml; charset=utf-8',
  '/atom.xml': 'application/atom+xml; charset=utf-8',
  '/feed.json': 'application/feed+json; charset=utf-8',
};

test('a page links its feeds and its Markdown version, each of its own type', async ({
  page,
  request,
}) => {
  await page.goto('/resources/blog/ten-days-quiet');
  const links = await page
    .locator('link[rel=alternate]')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.getAttribute('type')]),
    );
  expect(links).toEqual([
    ...Object.entries(feeds).map(([path, type]) => [path, type.split(';')[0]]),
    ['/resources/blog/ten-days-quiet.md', 'text/markdown'],
  ]);
  for (const [path, type] of Object.entries(feeds)) {
    const response = await request.get(path);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
  }
  const markdown = await request.get('/resources/blog/ten-days-quiet.md');
  expect(markdown.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
});

test('the social card of a page exists and is cached for good', async ({ page, request }) => {
  await page.goto('/pricing');
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  const response = await request.get(new URL(card ?? '').pathname);
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('the canonical address follows a navigation', async ({ page }) => {
  await page.goto('/about');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/about$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(canonical).toHaveAttribute('href', /\/faq$/);
});
