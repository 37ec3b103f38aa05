import { isIndexed } from '../document.ts';
import type { Rule } from '../finding.ts';
import { textOf } from '../site.ts';

/** The sitemap lists the pages that may be indexed, and no others. */
export const sitemapRule: Rule = {
  name: 'sitemap',
  covers: 'sitemap.xml lists every indexed page and no other; robots.txt links to it',
  check: (site) => {
    const locations = textOf(site, '/sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g);
    const listed = new Set(Array.from(locations, ([, address = '']) => address));
    const indexed = new Set(
      [...site.pages].flatMap(([path, page]) => (isIndexed(page) ? [site.origin + path] : [])),
    );
    const missing = [...indexed].filter((address) => !listed.has(address));
    const wrong = [...listed].filter((address) => !indexed.has(address));
    const line = `Sitemap: ${site.origin}/sitemap.xml`;
    return {
      checked: listed.size,
      findings: [
        ...missing.map((address) => ({ where: '/sitemap.xml', message: `lacks ${address}` })),
        ...wrong.map((address) => ({
          where: '/sitemap.xml',
          message: `lists ${address}, which is not a page that may be indexed`,
        })),
        ...(textOf(site, '/robots.txt').split('\n').includes(line)
          ? []
          : [{ where: '/robots.txt', message: `lacks the line "${line}"` }]),
      ],
    };
  },
};
