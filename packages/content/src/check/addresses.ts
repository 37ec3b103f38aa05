import { isSafeAddress } from '@cornerbell/markdown/parse';
import { pathOf } from '../addresses/item-addresses.ts';
import type { Finding } from '../load/finding.ts';
import { didYouMean, nearest } from '../load/nearest.ts';
import { findingAt, type Prose } from '../load/prose.ts';
import { publishStateAt, type Publishable } from '../query/published-at.ts';

/** The valid targets of links. */
export interface Addresses {
  /** The anchors of every page, by path; `undefined` while its file can't be read. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** The new address of each moved one. */
  readonly moved: ReadonlyMap<string, string>;
  /** The posts and guides by address, former ones included. */
  readonly items: ReadonlyMap<string, Publishable>;
  /** Whether the site has a file at a path, such as a picture. */
  readonly hasFile: (path: string) => boolean;
  /** The name of the site, which its domain begins with. */
  readonly siteName?: string;
}

/** Where a link is shown. */
export interface LinkPlace {
  /** The path of the page, for `#anchor`; left out if several pages show it. */
  readonly own?: string;
  /** The day from which visitors see it, `YYYY-MM-DD`; left out if they never do. */
  readonly seenFrom?: string | undefined;
  /** Whether it is a redirect, which may lead to an unlisted page. */
  readonly isRedirect?: boolean;
}

/**
 * Checks that a link leads to a page, a heading or section of one, or a file, and that the page is
 * published when the link is seen. Of links to other sites only the form is checked.
 *
 * @param prose - The text with the link.
 * @param index - Where its address begins in the text.
 * @param href - The address.
 */
export function checkAddress(
  prose: Pick<Prose, 'file' | 'position'>,
  index: number,
  href: string,
  { own = '', seenFrom, isRedirect = false }: LinkPlace,
  { pages, moved, items, hasFile, siteName }: Addresses,
): Finding | undefined {
  const [, scheme, host = '', rest = ''] = /^(https?):\/\/([^/?#]*)(.*)$/is.exec(href) ?? [];
  if (siteName !== undefined && isDomainOf(host, siteName)) {
    return findingAt(prose, index, 'own-domain', [
      `${JSON.stringify(href)} leads to this site by its domain`,
      `write the path, ${JSON.stringify(rest.startsWith('/') ? rest : `/${rest}`)}`,
    ]);
  }
  if (/^https?:?$/i.test(host)) {
    return findingAt(prose, index, 'double-scheme', [
      `${JSON.stringify(href)} begins twice`,
      `write ${JSON.stringify(rest.replace(/^\/*/, 'https://'))}`,
    ]);
  }
  if (scheme?.toLowerCase() === 'http') {
    return findingAt(prose, index, 'insecure-link', [
      `${JSON.stringify(href)} is not encrypted`,
      `write ${JSON.stringify(href.replace(/^http/i, 'https'))}, if that page is there`,
    ]);
  }
  if (!/^[/#]/.test(href)) return undefined;
  const item = items.get(pathOf(href));
  const publishState = seenFrom && item ? publishStateAt(item, seenFrom) : 'published';
  if (item && publishState !== 'published' && !(isRedirect && publishState === 'unlisted')) {
    return findingAt(prose, index, 'early-link', [
      `${JSON.stringify(href)} leads to what is ${publishState}`,
      publishState === 'scheduled'
        ? `remove the link until ${item.publishedDate}, when it goes live`
        : 'remove the link until it is published',
    ]);
  }
  const [, named = '', , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  const path = named === '' ? own : named;
  if (path === '') return undefined;
  const target = moved.get(path);
  if (!pages.has(path) && target !== undefined) {
    return findingAt(prose, index, 'moved-link', [
      `${JSON.stringify(href)} has moved`,
      `write ${JSON.stringify(anchor === undefined ? target : `${target}#${anchor}`)}`,
    ]);
  }
  if (!pages.has(path)) {
    if (hasFile(path)) return undefined;
    const known = [...pages.keys()];
    const trimmed = path.replace(/(?:\/|\/index\.html|\.html|\.md)$/, '');
    const meant = pages.has(trimmed)
      ? ` Did you mean ${JSON.stringify(trimmed)}?`
      : nearestPath(path, known);
    return findingAt(prose, index, 'unknown-link', [
      `${JSON.stringify(href)} leads to no page`,
      `write the path of a page that exists.${meant}`,
    ]);
  }
  const anchors = pages.get(path);
  if (!anchor || !anchors || anchors.has(anchor)) return undefined;
  const known = [...anchors];
  if (known.map(encodeURIComponent).includes(anchor)) return undefined;
  const instead =
    known.length === 0
      ? `write ${JSON.stringify(path)}, which has none`
      : `write one of ${known.join(', ')}.${didYouMean(anchor, known)}`;
  return findingAt(prose, index, 'unknown-anchor', [
    `${JSON.stringify(href)} leads to no heading or section of ${path}`,
    instead,
  ]);
}

/** What the Markdown renderer makes a link of, if its address is safe. */
const link = /\[ *[^[\]\s][^[\]\n]*\]\(([^()[\]\n]*)\)/g;

/** Finds every link of a text that leads nowhere. */
export function checkLinks(prose: Prose, place: LinkPlace, addresses: Addresses): Finding[] {
  return [...prose.text.matchAll(link)]
    .filter(([, address = '']) => isSafeAddress(address))
    .flatMap(({ 0: whole, 1: address = '', index }) => {
      const start = index + whole.length - address.length - ')'.length;
      return checkAddress(prose, start, address, place, addresses) ?? [];
    });
}

/** Whether a host is a domain of the site: its name before the ending, with or without `www.`. */
function isDomainOf(host: string, siteName: string): boolean {
  const labels = host.toLowerCase().replace(/:\d+$/, '').split('.');
  return labels.at(-2) === siteName.toLowerCase();
}

/** Compares the last parts, the same folder first: long paths with a common start are all near. */
function nearestPath(path: string, known: readonly string[]): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const folder = path.slice(0, path.length - last.length);
  const byLast = new Map(known.map((one) => [one.slice(one.lastIndexOf('/') + 1), one]));
  const lasts = [...byLast.keys()];
  const beside = lasts.filter((one) => byLast.get(one) === folder + one);
  const meant = nearest(last, beside) ?? nearest(last, lasts);
  return meant === undefined ? '' : ` Did you mean ${JSON.stringify(byLast.get(meant))}?`;
}
