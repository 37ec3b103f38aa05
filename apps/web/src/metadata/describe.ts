import type { SiteLibrary } from '@cornerbell/content/library';
import type { BuildContext, CardSpec, DataModule, GraphNode, Head, PageData } from '../page.ts';
import { notFoundPath } from '../shared/addresses.ts';
import { cardAddress } from './card.ts';
import { renderMarkdown } from './markdown-version.ts';
import { breadcrumbs, type Crumb } from './nodes.ts';

/** The metadata of a page for search engines, link previews and feed readers. */
export interface PageDescription {
  readonly path: string;
  readonly head: Head;
  /** The page's absolute address; left out for the not-found page. */
  readonly address?: string;
  readonly isArticle: boolean;
  readonly card: CardSpec;
  /** The address of the card on the site. */
  readonly cardAddress: string;
  /** The absolute address of the card. */
  readonly image: string;
  readonly graph: readonly GraphNode[];
  /** The Markdown version of the page, if it has one. */
  readonly markdown?: string;
}

/** The label of a page in the header or footer; `undefined` if neither links to it. */
function navigationLabel({ site }: SiteLibrary, path: string): string | undefined {
  const { company, navigation } = site;
  return [
    { label: company.name, href: '/' },
    ...navigation.header.menus.flatMap((menu) => menu.links),
    ...navigation.header.actions,
    ...navigation.footer.flatMap((column) => column.links),
  ].find(({ href }) => href === path)?.label;
}

/** The title of a page without the name of the site. */
const titleOf = ({ title }: Head, site: string) =>
  title.replace(` | ${site}`, '').replace(`${site}: `, '');

/** The pages above a path that are in the header or footer, from the top. */
function crumbsAbove(library: SiteLibrary, path: string): Crumb[] {
  const folders = path.split('/').slice(0, -1);
  return folders.flatMap((_, index) => {
    const above = folders.slice(0, index + 1).join('/') || '/';
    const name = navigationLabel(library, above);
    return name === undefined ? [] : { path: above, name };
  });
}

/** The social card of a page that does not specify its own. */
function defaultCard(library: SiteLibrary, path: string, head: Head): CardSpec {
  const { name, tagline } = library.site.company;
  return {
    label: navigationLabel(library, path) ?? name,
    title: titleOf(head, name),
    hue: 'orange',
    seed: path,
    note: tagline,
    site: name,
  };
}

/** Collects the metadata of a rendered page; `data` is `null` if there is no page at the path. */
export function describePage(
  { library, origin, cardDesign }: BuildContext,
  path: string,
  module: DataModule,
  { head, data }: PageData,
): PageDescription {
  const address = origin + path;
  const hasAddress = path !== notFoundPath && data !== null;
  const metadata = (hasAddress && module.describe?.(data, { library, origin, address })) || {};
  const { isArticle = false, markdown, nodes } = metadata;
  const card = { ...defaultCard(library, path, head), ...metadata.card };
  const cardPath = cardAddress(card, cardDesign);
  const image = origin + cardPath;
  const name =
    metadata.name ?? navigationLabel(library, path) ?? titleOf(head, library.site.company.name);
  const crumbs = [...crumbsAbove(library, path), { path, name }];
  return {
    path,
    head,
    isArticle,
    card,
    cardAddress: cardPath,
    image,
    ...(markdown && { markdown: renderMarkdown(markdown, origin, path) }),
    ...(hasAddress && { address }),
    graph: hasAddress
      ? [...(nodes?.(image) ?? []), ...(path === '/' ? [] : [breadcrumbs(origin, crumbs)])]
      : [],
  };
}
