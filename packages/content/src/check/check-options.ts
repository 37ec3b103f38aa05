import type { LibraryOptions } from '../load/file-readers.ts';
import type { Finding } from '../load/finding.ts';
import type { LibrarySource, SourceFile } from '../load/source-file.ts';
import type { Addresses } from './addresses.ts';
import type { Prefixes } from './article.ts';
import type { Claim } from './check-claims.ts';
import type { LedgerFact } from './check-numbers.ts';
import type { Term } from './check-terms.ts';
import type { Lengths, Meta } from './check-titles.ts';
import type { Passage } from './passage.ts';

/** The files of a content folder, with the list of allowed numbers. */
export interface CheckSource extends LibrarySource {
  /** `allowed-numbers.yaml`; used only if numbers must be facts. */
  readonly allowances?: SourceFile;
}

/** A text of a YAML page. */
export interface PageText {
  readonly passage: Passage;
  /** Whether `[text](address)` becomes a link in it. */
  readonly hasLinks: boolean;
  /** Whether it is sample data, whose numbers are invented. */
  readonly isSample: boolean;
}

/** A link of a YAML page. */
export interface PageLink {
  readonly passage: Passage;
  readonly href: string;
}

/** The copy of a site's YAML pages. */
export interface SiteCopy {
  readonly texts: readonly PageText[];
  readonly links: readonly PageLink[];
  readonly metas: readonly Meta[];
  /** Findings in the YAML files themselves. */
  readonly findings: readonly Finding[];
}

/** The rules that a folder is checked with; only the categories and types are required. */
export type CheckOptions<Category extends string, Type extends string> = LibraryOptions<
  Category,
  Type
> & {
  /** The paths before the slugs; by default `/resources/blog/`, `/resources/guides/` and `/`. */
  readonly prefixes?: Prefixes;
  /** Other pages, and moved addresses; left out, only links to the folder's own kinds are checked. */
  readonly addresses?: Addresses;
  /** Whether there is a file of a name in `downloads/`; left out, downloads are not checked. */
  readonly hasDownload?: (name: string) => boolean;
  /** By default titles of 10 to 60 characters and descriptions of 70 to 155. */
  readonly lengths?: Lengths;
  /** Spellings to avoid; none when left out. */
  readonly terms?: readonly Term[];
  /** Claims to avoid; none when left out. */
  readonly claims?: readonly Claim[];
  /** The anchors that every page has besides its headings; none when left out. */
  readonly pageAnchors?: readonly string[];
  /** The facts that numbers must come from; left out, any number is valid. */
  readonly ledger?: readonly LedgerFact[];
  /** The copy of YAML pages; none when left out. */
  readonly site?: SiteCopy;
};
