import type { SiteLibrary } from '@cornerbell/content/library';
import { oncePerLibrary } from '../../src/shell/once-per-library.ts';
import type { BuildContext, DataModule, Head, Route } from '../../src/shell/page.ts';
import { cardAddress, type CardSpec } from '../cards/spec.ts';
import type { GraphNode } from './graph.ts';
import { renderMarkdown } from './markdown-version.ts';
import { navigationLabel } from './navigation-label.ts';
import { breadcrumbs } from './nodes.ts';

/** What a page says of itself to those who do not look at it: search engines, link previews, readers of feeds. */
export interface PageDescription {
  readonly path: string;
  readonly head: Head;
  /** The page's absolute address; left out where the page stands for no address of its own. */
  readonly address?: string;
  /** Whether search engines may name the page. */
  readonly isIndexed: boolean;
  readonly isArticle: boolean;
  readonly card: CardSpec;
  /** The address of the card on the site. */
  readonly cardAddress: string;
  /** The absolute address of the card. */
  readonly image: string;
  readonly graph: readonly GraphNode[];
  /** The Markdown version of the page, where it has one. */
  readonly markdown?: string;
}

/** A rendered page, before it is described. */
export interface DescribedPage {
  readonly path: string;
  readonly route: Route;
  /** The page's data module, which may describe it further. */
  readonly module: DataModule;
  readonly head: Head;
  readonly data: unknown;
  readonly markup: string;
}

const text = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** The first heading of a page as text; `undefined` where it has none. */
function headingOf(markup: string): string | undefined {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(markup) ?? [];
  return heading === undefined ? undefined : text(heading);
}

interface Crumb {
  readonly path: string;
  readonly name: string;
}

const folderTrails = oncePerLibrary(() => new Map<string, readonly Crumb[]>());

/** The crumbs down to a folder of pages: the pages on the way that header or footer lead to. */
function trailToFolder(library: SiteLibrary, folder: string): readonly Crumb[] {
  const trails = folderTrails(library);
  const known = trails.get(folder);
  if (known) return known;
  const path = folder || '/';
  const name = navigationLabel(library, path);
  const above =
    folder === '' ? [] : trailToFolder(library, folder.slice(0, folder.lastIndexOf('/')));
  const trail = name === undefined ? above : [...above, { path, name }];
  trails.set(folder, trail);
  return trail;
}

/** The pages above a page that header or footer lead to, those that it names itself, and the page. */
const trailTo = (
  library: SiteLibrary,
  path: string,
  name: string,
  above: readonly Crumb[],
): readonly Crumb[] => [
  ...trailToFolder(library, path.slice(0, path.lastIndexOf('/'))),
  ...above,
  { path, name },
];

/** What a social card shows of a page that asks for nothing else. */
function defaultCard(library: SiteLibrary, path: string, { title }: Head): CardSpec {
  const { name, tagline } = library.site.company;
  return {
    label: navigationLabel(library, path) ?? name,
    title: title.replace(` | ${name}`, '').replace(`${name}: `, ''),
    hue: 'orange',
    seed: path,
    note: tagline,
    site: name,
  };
}

/** Describes a rendered page. */
export function describePage(context: BuildContext, page: DescribedPage): PageDescription {
  const { library, origin, cardDesign } = context;
  const { site } = library;
  const { path, route, module, head, data, markup } = page;
  const address = origin + path;
  const hasAddress = !route.isStandIn && data !== null;
  const metadata = (hasAddress && module.describe?.(data, { site, origin, address })) || {};
  const { above = [], isArticle = false, markdown, nodes } = metadata;
  const card = { ...defaultCard(library, path, head), ...metadata.card };
  const cardPath = cardAddress(card, cardDesign);
  const image = origin + cardPath;
  const name =
    metadata.name ?? navigationLabel(library, path) ?? headingOf(markup) ?? site.company.name;
  const trail = path === '/' ? [] : [breadcrumbs(origin, trailTo(library, path, name, above))];
  return {
    path,
    head,
    isIndexed: hasAddress && !head.noindex,
    isArticle,
    card,
    cardAddress: cardPath,
    image,
    ...(markdown && { markdown: renderMarkdown(markdown, origin, path) }),
    ...(hasAddress && { address }),
    graph: hasAddress ? [...(nodes?.(image) ?? []), ...trail] : [],
  };
}
