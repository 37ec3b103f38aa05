import type { SiteLibrary } from '@cornerbell/content/library';
import type { Hue } from '@cornerbell/ui/theme';
import type { ComponentType } from 'react';
import type { Downloads } from './downloads/download.ts';

/** The title and description of a page. */
export interface Head {
  /** At most 60 characters, unique on the site. */
  readonly title: string;
  /** One sentence of 70 to 155 characters. */
  readonly description: string;
  /** Whether search engines must not index the page; set for unlisted items. */
  readonly noindex?: boolean;
}

/** A page component, which renders the content of `main` from its data. */
export type Page<Data> = ComponentType<{ readonly data: Data }>;

/** The head and data of a page, from its data module; serialisable as JSON. */
export interface PageData {
  readonly head: Head;
  readonly data: unknown;
}

/** The exports of a page module. */
export interface PageModule {
  readonly page: Page<never>;
}

/** The input of data modules at build time. */
export interface BuildContext {
  readonly library: SiteLibrary;
  /** The build's as-of day, at midnight UTC. */
  readonly asOf: Date;
  /** The downloads of posts and guides; none when left out. */
  readonly downloads?: Downloads;
  /** The origin of the site, without a trailing slash. */
  readonly origin: string;
  /** The hash of the design of social cards, part of their addresses. */
  readonly cardDesign: string;
}

/** The parameters of a route's path, such as `slug`. */
export type Params = Readonly<Record<string, string>>;

/** The input of `describe` besides the page's data. */
export interface PageContext extends Pick<BuildContext, 'library' | 'origin'> {
  /** The page's absolute address. */
  readonly address: string;
}

/** The content of a social card. */
export interface CardSpec {
  /** The kind of page: a category, a type of guide, a part of the site. */
  readonly label: string;
  readonly title: string;
  readonly hue: Hue;
  /** The seed of the cover art: the slug of an article, so that the card shows its cover. */
  readonly seed: string;
  /** The address of a picture, drawn instead of the cover art. */
  readonly picture?: string | undefined;
  /** A number of one or two digits, drawn instead of the motif. */
  readonly numeral?: string | undefined;
  /** One line under the title. */
  readonly note: string;
  /** The name of the site. */
  readonly site: string;
}

/** The content of a page's Markdown version. */
export interface MarkdownSource {
  readonly title: string;
  /** The sentence under the title. */
  readonly lead?: string | undefined;
  /** Author and date, as the page shows them. */
  readonly facts: readonly string[];
  /** The Markdown of the body. */
  readonly content: string;
}

/** A node of the JSON-LD graph, or a reference to another node. */
export interface GraphNode {
  readonly '@type'?: string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

/** The metadata of a page beyond its head. */
export interface PageMetadata {
  /** The name in breadcrumbs; left out, the label in the header or footer, or else the title. */
  readonly name?: string;
  /** The content of its social card that differs from the default. */
  readonly card?: Partial<CardSpec>;
  /**
   * Whether it is an article in link previews.
   * @default false
   */
  readonly isArticle?: boolean;
  /** The content of its Markdown version, if it has one. */
  readonly markdown?: MarkdownSource;
  /** Its structured data besides breadcrumbs, from the absolute address of its social card. */
  readonly nodes?: (image: string) => readonly GraphNode[];
}

/** The exports of a page's data module, which runs at build time only. */
export interface DataModule<Data = unknown> {
  /** The parameters of every page, from its route's fixed ones; left out if the path has none. */
  readonly paths?: (context: BuildContext, fixed: Params) => readonly Params[];
  /** The page's data, serialisable as JSON; `null` if there is no such page. */
  readonly data: (context: BuildContext, params: Params) => Data | null;
  /** The page's head; left out, `copy.head` of its data. */
  readonly head?: (data: Data) => Head;
  /** The page's metadata beyond its head. */
  readonly describe?: (data: Data, context: PageContext) => PageMetadata;
  /** The day of the last change, `YYYY-MM-DD`, for the sitemap; `null` to leave the page out. */
  readonly modified?: (context: BuildContext, params: Params) => string | null | undefined;
}

/** An entry of the route table. */
export interface Route {
  /** The path in react-router's notation. */
  readonly path: string;
  /** The page's module below `src/`, loaded on demand; its data module is `data.ts` beside it. */
  readonly page: `./pages/${string}Page.tsx`;
  /** Fixed parameters. */
  readonly params?: Params;
  /** Loads the part that the page renders lazily, at the same time as the page. */
  readonly loadPart?: () => Promise<unknown>;
}
