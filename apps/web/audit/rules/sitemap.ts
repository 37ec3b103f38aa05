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
      text === '' ? 'does not exist' : `is not XML: ${state.err.msg} (line ${state.err.line})`;
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
  if (!page) yield `lists ${loc}, which is not a page of the site`;
  else if (!isIndexed(page)) yield `lists ${loc}, which is noindex`;
  if (lastmod !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(lastmod)) {
    yield `dates ${loc} "${lastmod}"; expected a date such as 2025-07-14`;
  }
}

/** The sitemap lists the pages that may be indexed, and no others. */
export const sitemapRule: Rule = {
  name: 'sitemap',
  covers: 'sitemap.xml lists every indexed page and no other; robots.txt links to it',
  check: (site) => {
    const { entries, findings } = read(site, '/sitemap.xml');
    const listed = new Set(entries.map(({ loc }) => loc));
    const missing = [...site.pages]
      .filter(([path, page]) => isIndexed(page) && !listed.has(site.origin + path))
      .map(([path]) => ({ where: '/sitemap.xml', message: `lacks ${path}` }));
    const wrong = entries
      .flatMap((entry) => [...entryFaults(site, entry)])
      .map((message) => ({ where: '/sitemap.xml', message }));
    const line = `Sitemap: ${site.origin}/sitemap.xml`;
    const robots = textOf(site, '/robots.txt').split('\n').includes(line)
      ? []
      : [{ where: '/robots.txt', message: `lacks the line "${line}"` }];
    return {
      checked: entries.length,
      findings: [...findings, ...wrong, ...missing, ...robots],
    };
  },
};
