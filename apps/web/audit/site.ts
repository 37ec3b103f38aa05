import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../build/files-below.ts';
import { readDocument, type HtmlDocument } from './document.ts';

/** The files of a built site, by address. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

/** A built site as the rules see it. */
export interface Site {
  readonly files: SiteFiles;
  /** Where it is published, without a slash at its end. */
  readonly origin: string;
  /** Every path that shall have a page. */
  readonly paths: readonly string[];
  /** Words that must occur nowhere: titles and addresses of what is not published. */
  readonly hidden: readonly string[];
  /** The documents that show something, by path. */
  readonly pages: ReadonlyMap<string, HtmlDocument>;
  /** Where each address that only leads on leads to. */
  readonly redirects: ReadonlyMap<string, string>;
}

/** What the rules need to know besides the files. */
export type Expectations = Pick<Site, 'origin' | 'paths' | 'hidden'>;

/** Reads the files of a folder. */
export function readFiles(folder: string): SiteFiles {
  return new Map(filesBelow(folder).map((name) => [`/${name}`, readFileSync(join(folder, name))]));
}

/** The path at which a document is found. */
const pathOf = (address: string) =>
  address === '/404.html' ? '/404' : address.replace(/\/index\.html$/, '') || '/';

/** Reads the documents of a site. */
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

/** The text of a file; empty where there is none. */
export const textOf = ({ files }: Site, address: string): string =>
  String(files.get(address) ?? '');

/** A part of an address in plain letters; `undefined` where it holds a `%` that begins no escape. */
function decoded(part: string, decode: (part: string) => string): string | undefined {
  try {
    return decode(part);
  } catch {
    return undefined;
  }
}

/** An address of the site itself as its path and its anchor; `undefined` for one that leads elsewhere. */
export function localAddress(site: Site, href: string, from: string) {
  const url = URL.parse(href, site.origin + from);
  if (url?.origin !== site.origin) return undefined;
  const path = decoded(url.pathname, decodeURI);
  const anchor = url.hash.slice(1);
  return {
    path: path ?? url.pathname,
    // A browser, too, looks for an anchor as it is written.
    anchor: decoded(anchor, decodeURIComponent) ?? anchor,
    isReadable: path !== undefined,
  };
}

/** What is wrong with an address of the site; `undefined` where it leads to a page, a file and its anchor. */
export function faultOf(site: Site, href: string, from: string): string | undefined {
  const address = localAddress(site, href, from);
  if (!address) return undefined;
  const { path, anchor, isReadable } = address;
  if (!isReadable) return `leads to ${path}, which can't be read: write %25 for a percent sign`;
  const moved = site.redirects.get(path);
  if (moved !== undefined) return `leads to ${path}, which has moved: write ${moved}`;
  if (path.startsWith('/functions/')) return undefined;
  const page = site.pages.get(path);
  if (!page && !site.files.has(path)) return `leads to ${path}, which does not exist`;
  if (anchor !== '' && page && !page.ids.has(anchor)) {
    return `leads to ${path}#${anchor}, but that page has no such anchor`;
  }
  return undefined;
}
