// @vitest-environment node
import { expect, it } from 'vitest';
import { maxPerSitemap, sitemapFiles } from './sitemap.ts';

const origin = 'https://gym.test';

it('lists each page, with the date of its content if it has one', async () => {
  const entries = [{ path: '/' }, { path: '/a&b', modified: '2025-07-14' }];
  expect(await sitemapFiles(origin, entries)).toEqual({
    '/sitemap.xml':
      '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://gym.test/</loc></url>' +
      '<url><loc>https://gym.test/a&amp;b</loc><lastmod>2025-07-14</lastmod></url></urlset>',
  });
});

it('writes an index and parts for more pages than one file may list', async () => {
  const entries = Array.from({ length: 7 }, (_, index) => ({
    path: `/p${index}`,
    modified: index === 3 ? '2025-07-20' : '2025-07-01',
  }));
  expect(Object.keys(await sitemapFiles(origin, entries, 7))).toEqual(['/sitemap.xml']);
  const files = await sitemapFiles(origin, entries, 6);
  expect(Object.keys(files)).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']);
  expect(files['/sitemap.xml']).toContain(
    '<sitemap><loc>https://gym.test/sitemap-1.xml</loc><lastmod>2025-07-20</lastmod></sitemap>',
  );
  expect(files['/sitemap-1.xml']?.match(/<url>/g)).toHaveLength(6);
  expect(files['/sitemap-2.xml']?.match(/<url>/g)).toHaveLength(1);
});

it('lists as many pages in one file as the protocol allows', async () => {
  const entries = Array.from({ length: maxPerSitemap + 1 }, (_, index) => ({
    path: `/p${index}`,
  }));
  expect(Object.keys(await sitemapFiles(origin, entries))).toHaveLength(3);
  expect(Object.keys(await sitemapFiles(origin, entries.slice(1)))).toHaveLength(1);
});
