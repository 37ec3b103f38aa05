import { expect, it } from 'vitest';
import { writeSitemap } from './sitemap.ts';

it('lists each page, with the date of its content if it has one', async () => {
  const entries = [{ path: '/' }, { path: '/a&b', modified: '2025-07-14' }];
  expect(await writeSitemap('https://gym.test', entries)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://gym.test/</loc></url>' +
      '<url><loc>https://gym.test/a&amp;b</loc><lastmod>2025-07-14</lastmod></url></urlset>',
  );
});
