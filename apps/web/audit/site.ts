import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../build/files-below.ts';
import { readDocument, type HtmlDocument } from './document.ts';

/** The files of a built site, by address. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

/** A built site, parsed for the rules. */
export interface Site {
  readonly files: SiteFiles;
  /** The origin of the published site, without a trailing slash. */
  readonly origin: string;
  /** Every path that must have a page. */
  readonly paths: readonly string[];
  /** Titles and addresses of items that are not published; they must occur nowhere. */
  readonly hidden: readonly string[];
  /** The documents apart from redirects, by path. */
  readonly pages: ReadonlyMap<string, HtmlDocument>;
  /** The target of each redirect, by path. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** What the rules need besides the files. */
export type Expectations = Pick<Site, 'origin' | 'paths' | 'hidden'>;

/** Reads the files of a folder, hidden ones included. */
export function readFiles(folder: string): SiteFiles {
  return new Map(filesBelow(folder).map((name) => [`/${name}`, readFileSync(join(folder, name))]));
}

/** The path of a document. */
const pathOf = (address: string) =>
  address === '/404.html' ? '/404' : address.replace(/\/index\.html$/, '') || '/';

/** Parses the documents of a site. */
export function openSite(files: SiteFiles, expectations: Expectations): Site {
  const documents = [...files]
    .filter(([address]) => address.endsWith('.html'))
    .map(([address, bytes]) => [pathOf(address), readDocument(String(bytes))] as const);
  return {
    files,
    ...expectations,
    pages: new Map(documents.filter(([, { refresh }]) => refresh === undefined)),
    redirects: new Map(
      documents.flatMap(([path, { refresh }]) => (refresh === undefined ? [] : [[path, refresh]])),
    ),
  };
}

/** The text of a file; empty where there is no such file. */
export const textOf = ({ files }: Site, address: string): string =>
  String(files.get(address) ?? '');

/** An anchor as the id that it names; as it is where a `%` in it does not begin an escape. */
function idOf(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** The path and anchor of an internal address; `undefined` for an external one. */
export function localAddress(site: Site, href: string, from: string) {
  const url = URL.parse(href, site.origin + from);
  return url?.origin === site.origin
    ? { path: url.pathname, anchor: idOf(url.hash.slice(1)) }
    : undefined;
}

/** What is wrong with an internal address; `undefined` where its page or file, and its anchor, exist. */
export function linkError(site: Site, href: string, from: string): string | undefined {
  const address = localAddress(site, href, from);
  if (!address) return undefined;
  const { path, anchor } = address;
  const moved = site.redirects.get(path);
  if (moved !== undefined) return `points to ${path}, which has moved: write ${moved}`;
  if (path.startsWith('/functions/')) return undefined;
  const page = site.pages.get(path);
  if (!page && !site.files.has(path)) return `points to ${path}, which does not exist`;
  if (anchor !== '' && page && !page.ids.has(anchor)) {
    return `points to ${path}#${anchor}, but that page has no such anchor`;
  }
  return undefined;
}
