import type { Site } from '@cornerbell/content/copy';
import type { SiteLibrary } from '@cornerbell/content/library';
import type { ComponentType } from 'react';
import type { CardSpec } from '../../build/cards/spec.ts';
import type { GraphNode } from '../../build/discovery/graph.ts';
import type { MarkdownSource } from '../../build/discovery/markdown-version.ts';
import type { Downloads } from '../downloads/download.ts';

/** What a page says of itself in the document's head. */
export interface Head {
  /** At most 60 characters, unique on the site. */
  readonly title: string;
  /** One sentence of 70 to 155 characters. */
  readonly description: string;
  /** Whether search engines are asked to leave the page out; set for unlisted items. */
  readonly noindex?: boolean;
}

/** A page: what goes in `main`, made from its data. */
export type Page<Data> = ComponentType<{ readonly data: Data }>;

/** What a page is made of, as JSON: what its data module gives. */
export interface PageData<Data = unknown> {
  readonly head: Head;
  readonly data: Data;
}

/** What a lazily loaded page module exports. */
export interface PageModule<Data = never> {
  readonly page: Page<Data>;
}

/** What `data` and `paths` may read at build time. */
export interface BuildContext {
  readonly library: SiteLibrary;
  /** The day that the site is built as of, at midnight UTC. */
  readonly asOf: Date;
  /** What was made of the guides to download; none when left out. */
  readonly downloads?: Downloads;
  /** Where the site is published, without a slash at its end. */
  readonly origin: string;
  /** Stands for how social cards are drawn; part of their addresses. */
  readonly cardDesign: string;
}

/** The parameters of a route's path, such as `slug`. */
export type Params = Readonly<Record<string, string>>;

/** What `describe` may read besides the page's data. */
export interface PageContext {
  readonly site: Site;
  /** Where the site is published, without a slash at its end. */
  readonly origin: string;
  /** The page's absolute address. */
  readonly address: string;
}

/** What a page says of itself to machines beyond its head. */
export interface PageMetadata {
  /** Its name in breadcrumbs; left out, what header and footer call it, or else its heading. */
  readonly name?: string;
  /** The pages above it that neither header nor footer lead to, from the top. */
  readonly above?: readonly { readonly name: string; readonly path: string }[];
  /** What its social card shows in place of the defaults. */
  readonly card?: Partial<CardSpec>;
  /**
   * Whether link previews are told that it is an article.
   * @default false
   */
  readonly isArticle?: boolean;
  /** What its Markdown version is made of; left out where it has none. */
  readonly markdown?: MarkdownSource;
  /** Its structured data besides the breadcrumbs, given the absolute address of its social card. */
  readonly nodes?: (image: string) => readonly GraphNode[];
}

/** The build-time module of a page: its paths, data, head and metadata. It never reaches the browser. */
export interface DataModule<Data = unknown> {
  /** Every set of parameters for which a page exists; left out where the path has none. */
  readonly paths?: (context: BuildContext) => readonly Params[];
  /** The page's data, as JSON; `null` where there is no such page. */
  readonly data: (context: BuildContext, params: Params) => Data | null;
  /** What the page says of itself in the document's head. */
  readonly head: (data: Data) => Head;
  /** What the page says of itself to machines; left out where its head says all. */
  readonly describe?: (data: Data, context: PageContext) => PageMetadata;
  /** The day on which a page's content last changed, `YYYY-MM-DD`, for the sitemap, which leaves out a page of `null`. */
  readonly modified?: (context: BuildContext, params: Params) => string | null | undefined;
  /** Further files of these pages, by address, such as downloads. */
  readonly files?: (context: BuildContext) => Readonly<Record<string, string>>;
}

/** One line of the route table. */
export interface Route {
  /** The path in react-router's notation. */
  readonly path: string;
  /** The page's module below `src/`, loaded when the page is wanted. */
  readonly page: `./pages/${string}Page.tsx`;
  /** The data module beside it. Run at build time only. */
  readonly data: `./pages/${string}data.ts`;
  /** Parameters that the path itself settles. */
  readonly params?: Params;
  /** Whether its page stands in for others: machines are told of none at its address. */
  readonly isStandIn?: true;
}
