import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isIndexed } from '../document.ts';
import type { Finding, Rule } from '../finding.ts';
import { localAddress, textOf, type Site } from '../site.ts';

interface Entry {
  readonly loc: string;
  readonly lastmod?: string;
}

interface Sitemap {
  readonly urlset?: { readonly url?: readonly Entry[] };
  readonly sitemapindex?: { readonly sitemap?: readonly Entry[] };
}

const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => /^(url|sitemap)$/.test(name),
});

function read(site: Site, address: string): { entries: readonly Entry[]; findings: Finding[] } {
  const text = textOf(site, address);
  const state = XMLValidator.validate(text);
  if (state !== true) {
    const message =
      text === '' ? 'does not exist' : `is no XML: ${state.err.msg} (line ${state.err.line})`;
    return { entries: [], findings: [{ where: address, message }] };
  }
  const { urlset, sitemapindex } = parser.parse(text) as Sitemap;
  if (urlset) return { entries: urlset.url ?? [], findings: [] };
  const parts = (sitemapindex?.sitemap ?? []).map(({ loc }) =>
    read(site, localAddress(site, loc, '/')?.path ?? loc),
  );
  return {
    entries: parts.flatMap(({ entries }) => entries),
    findings: parts.flatMap(({ findings }) => findings),
  };
}

function* entryFaults(site: Site, { loc, lastmod }: Entry) {
  const address = localAddress(site, loc, '/');
  const page = address && site.pages.get(address.path);
  if (!page) yield `names ${loc}, which is no page of the site`;
  else if (!isIndexed(page)) yield `names ${loc}, which asks not to be indexed`;
  if (lastmod !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(lastmod)) {
    yield `dates ${loc} "${lastmod}"; expected a date such as 2025-07-14`;
  }
}

/** The sitemap names every page that may be indexed, and nothing else. */
export const sitemapRule: Rule = {
  name: 'sitemap',
  looksAt: 'sitemap.xml names every page that may be indexed and no other; robots.txt names it',
  check: (site) => {
    const { entries, findings } = read(site, '/sitemap.xml');
    const named = new Set(entries.map(({ loc }) => loc));
    const missing = [...site.pages]
      .filter(([path, page]) => isIndexed(page) && !named.has(site.origin + path))
      .map(([path]) => ({ where: '/sitemap.xml', message: `does not name ${path}` }));
    const wrong = entries
      .flatMap((entry) => [...entryFaults(site, entry)])
      .map((message) => ({ where: '/sitemap.xml', message }));
    const line = `Sitemap: ${site.origin}/sitemap.xml`;
    const robots = textOf(site, '/robots.txt').split('\n').includes(line)
      ? []
      : [{ where: '/robots.txt', message: `does not say "${line}"` }];
    return {
      checked: entries.length,
      findings: [...findings, ...wrong, ...missing, ...robots],
    };
  },
};
