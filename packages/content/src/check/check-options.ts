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
export type CheckSource = LibrarySource & {
  /** `allowed-numbers.yaml`; read only where numbers have to be facts. */
  readonly allowances?: SourceFile;
};

/** A text of a page that is not written in Markdown. */
export type PageText = {
  readonly passage: Passage;
  /** Whether it is the body of an answer, in which `[words](address)` becomes a link. */
  readonly hasLinks: boolean;
  /** Whether its numbers are invented and shown as such. */
  readonly isSample: boolean;
};

/** A link of a page that is not written in Markdown. */
export type PageLink = { readonly passage: Passage; readonly href: string };

/** What the rest of a site says, for the rules that look across all of it. */
export type SiteTexts = {
  readonly texts: readonly PageText[];
  readonly links: readonly PageLink[];
  readonly metas: readonly Meta[];
  /** What is wrong with the facts and the questions themselves. */
  readonly findings: readonly Finding[];
};

/** What a folder is held against; all but the categories and types may be left out. */
export type CheckOptions<Category extends string, Type extends string> = LibraryOptions<
  Category,
  Type
> & {
  /** The paths before the slugs; left out, `/resources/blog/`, `/resources/guides/` and `/`. */
  readonly prefixes?: Prefixes;
  /** Pages beside those of the folder, and what has moved; left out, links inside the site are held against the folder's pages and no more. */
  readonly addresses?: Addresses;
  /** Left out, what search results show: titles of 10 to 60 characters, descriptions of 70 to 155. */
  readonly lengths?: Lengths;
  /** Spellings that are not used; none when left out. */
  readonly terms?: readonly Term[];
  /** What may not be said; nothing when left out. */
  readonly claims?: readonly Claim[];
  /** The anchors that every page has beside those of its text; none when left out. */
  readonly pageAnchors?: readonly string[];
  /** The facts that numbers have to come from; left out, any number may stand anywhere. */
  readonly ledger?: readonly LedgerFact[];
  /** The texts of the pages beside the folder; none when left out. */
  readonly site?: SiteTexts;
};

/** What search results show whole. */
export const defaultLengths: Lengths = {
  title: { least: 10, most: 60 },
  description: { least: 70, most: 155 },
};
