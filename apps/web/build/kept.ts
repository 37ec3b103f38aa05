import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CardSpec } from './cards/spec.ts';
import { readNote, writeWhole } from './notes.ts';
import type { LeftFile } from './stamps.ts';

/** What the site's folder holds for a path, and what it was made from. */
export interface PageRecord {
  /** Changes with everything that the page is made from. */
  readonly key: string;
  /** The hash of its inline style sheet, for the Content-Security-Policy. */
  readonly styleHash: string;
  /** The page's social card and its address; `undefined` where no document names one. */
  readonly card?: { readonly address: string; readonly spec: CardSpec } | undefined;
  readonly files: readonly LeftFile[];
}

/** The pages of a build, by path. */
export type PageRecords = ReadonlyMap<string, PageRecord>;

/** What a build leaves for the next one, besides its pages. */
export interface Kept {
  /** The key of the bundle that the site holds. */
  readonly key: string;
  /** The files of the bundle. */
  readonly bundled: readonly LeftFile[];
  /** The addresses of the files that are neither the bundle's nor a page's. */
  readonly extras: readonly string[];
}

const keptFile = (cache: string) => join(cache, 'kept.json');
/** Apart from the rest, so that each thread reads it by itself: handing it over takes as long. */
const pagesFile = (cache: string) => join(cache, 'pages.json');

/** What the build before left in its folder; `undefined` where there was none, or it was broken off. */
export const readKept = (cache: string): Kept | undefined => readNote(keptFile(cache));

/** The pages of the build that has left what was kept; none where they can't be read. */
export const readRecords = (cache: string): PageRecords =>
  new Map(readNote<[string, PageRecord][]>(pagesFile(cache)));

/** Leaves nothing to go by until `keep`: the next build begins anew where this one is broken off. */
export const forget = (cache: string): void => rmSync(keptFile(cache), { force: true });

/** Leaves for the next build what it can go by. */
export function keep(cache: string, kept: Kept, pages: PageRecords): void {
  // As a list: an object of thousands of names takes twice as long to read.
  writeWhole(pagesFile(cache), JSON.stringify([...pages]));
  writeWhole(keptFile(cache), JSON.stringify(kept));
}
