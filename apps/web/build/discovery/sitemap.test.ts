import { expect, it } from 'vitest';
import { mostPerSitemap, sitemapFiles } from './sitemap.ts';

const origin = 'https://gym.test';

it('names each page, with the day of its content where there is one', () => {
  const files = sitemapFiles(origin, [{ path: '/' }, { path: '/a&b', modified: '2025-07-14' }]);
  expect(files).toEqual({
    '/sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://gym.test/</loc></url>
<url><loc>https://gym.test/a&amp;b</loc><lastmod>2025-07-14</lastmod></url>
</urlset>
`,
  });
});

it('writes an index and parts beyond what one file may hold', () => {
  const entries = Array.from({ length: mostPerSitemap + 1 }, (_, index) => ({
    path: `/p${index}`,
    modified: index === 3 ? '2025-07-20' : '2025-07-01',
  }));
  expect(Object.keys(sitemapFiles(origin, entries.slice(1)))).toEqual(['/sitemap.xml']);
  const files = sitemapFiles(origin, entries);
  expect(Object.keys(files)).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']);
  expect(files['/sitemap.xml']).toContain(
    '<sitemap><loc>https://gym.test/sitemap-1.xml</loc><lastmod>2025-07-20</lastmod></sitemap>',
  );
  expect(files['/sitemap-1.xml']?.match(/<url>/g)).toHaveLength(mostPerSitemap);
  expect(files['/sitemap-2.xml']?.match(/<url>/g)).toHaveLength(1);
});
