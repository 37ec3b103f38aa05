import { articleWords, brand, homeHero, plans, siteName } from '@cornerbell/content/site';
import type { BuildContext, Head, Route } from '../../src/shell/page.ts';
import type { FaqData } from '../../src/pages/faq/data.ts';
import { groupsWith } from '../../src/pages/faq/groups-with.ts';
import type { GuideData } from '../../src/pages/guide/data.ts';
import type { LegalData } from '../../src/pages/legal/data.ts';
import type { PostData } from '../../src/pages/post/data.ts';
import { cardAddress, type CardSpec } from '../cards/spec.ts';
import type { GraphNode } from './graph.ts';
import { navigationLabel } from './navigation-label.ts';
import {
  breadcrumbs,
  faqNode,
  guideNodes,
  organizationNode,
  postNode,
  softwareNode,
  websiteNode,
} from './nodes.ts';
import { renderMarkdown } from './markdown-version.ts';

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
  readonly head: Head;
  readonly data: unknown;
  readonly markup: string;
}

/** Pages that stand for no address of their own. */
const placeless: ReadonlySet<string> = new Set(['*', '/offline']);

/** Pages whose card shows a number that they are about. */
const numerals: Readonly<Record<string, string>> = { '/pricing': String(plans.length) };

const text = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** The first heading of a page, in words. */
const headingOf = (markup: string) => text(/<h1[^>]*>(.*?)<\/h1>/s.exec(markup)?.[1] ?? siteName);

interface Step {
  readonly path: string;
  readonly name: string;
}

const waysTo = new Map<string, readonly Step[]>();

/** The way to a folder of pages: those of the pages that it leads through to which header or footer lead. */
function wayToFolder(folder: string): readonly Step[] {
  const known = waysTo.get(folder);
  if (known) return known;
  const label = navigationLabel(folder || '/');
  const step = label === undefined ? [] : [{ path: folder || '/', name: label }];
  const above = folder === '' ? [] : wayToFolder(folder.slice(0, folder.lastIndexOf('/')));
  const way = [...above, ...step];
  waysTo.set(folder, way);
  return way;
}

/** The pages above a page that header or footer lead to, and the page itself. */
const wayTo = (path: string, name: string): readonly Step[] => [
  ...wayToFolder(path.slice(0, path.lastIndexOf('/'))),
  { path, name },
];

const withoutSiteName = (title: string) =>
  title.replace(` | ${siteName}`, '').replace(`${siteName}: `, '');

const pageCard = (path: string, head: Head): CardSpec => ({
  label: path === '/' ? brand.status : (navigationLabel(path) ?? siteName),
  title: path === '/' ? homeHero.title : withoutSiteName(head.title),
  hue: 'orange',
  seed: path,
  numeral: numerals[path],
  note: brand.tagline,
});

/** What a page says of itself beyond what its path and its head say. */
interface Particulars {
  readonly card: CardSpec;
  /** The name of the page in the way that leads to it. */
  readonly name: string;
  readonly isArticle?: boolean;
  readonly markdown?: string;
  readonly nodes?: (image: string) => readonly GraphNode[];
}

type Describe = (context: BuildContext, page: DescribedPage) => Particulars;

const describePost: Describe = ({ origin }, { path, data }) => {
  const { post, author, published, updated, tags, content } = data as PostData;
  const { slug, title, badge, excerpt, readTime } = post;
  const page = origin + path;
  const facts = [author.name, published.text];
  const note = `${published.text} · ${readTime} ${articleWords.readTimeUnit}`;
  return {
    card: { label: badge.label, title, hue: badge.hue, seed: slug, note },
    name: title,
    isArticle: true,
    markdown: renderMarkdown({ title, lead: excerpt, facts, content }, origin, path),
    nodes: (image) => [
      postNode(
        origin,
        { page, title, published, updated, image, section: badge.label },
        author,
        tags,
      ),
    ],
  };
};

const describeGuide: Describe = ({ origin }, { path, data }) => {
  const { guide, published, updated, content } = data as GuideData;
  const { slug, title, badge, description } = guide;
  const page = origin + path;
  const note = published.text;
  return {
    card: { label: badge.label, title, hue: badge.hue, seed: slug, note },
    name: title,
    isArticle: true,
    markdown: renderMarkdown({ title, lead: description, facts: [note], content }, origin, path),
    nodes: (image) => {
      const source = { page, title, published, updated, image, section: badge.label };
      return guideNodes(origin, source, description, content);
    },
  };
};

const describeOther: Describe = (_, { path, head, markup }) => ({
  card: pageCard(path, head),
  name: navigationLabel(path) ?? headingOf(markup),
});

const describeLegal: Describe = (context, page) => {
  const { title, description, date, content } = page.data as LegalData;
  const source = { title, lead: description, facts: [date.text], content };
  const markdown = renderMarkdown(source, context.origin, page.path);
  return { ...describeOther(context, page), markdown };
};

const withNode =
  (node: (origin: string) => GraphNode): Describe =>
  (context, page) => ({ ...describeOther(context, page), nodes: () => [node(context.origin)] });

const describeFaq: Describe = (context, page) => {
  const { further } = page.data as FaqData;
  return {
    ...describeOther(context, page),
    nodes: () => [faqNode(context.origin, groupsWith(further))],
  };
};

/** The routes whose pages have more to say than their title, by the paths of the route table. */
const describers: Readonly<Record<string, Describe>> = {
  '/': withNode(websiteNode),
  '/about': withNode(organizationNode),
  '/pricing': withNode(softwareNode),
  '/faq': describeFaq,
  '/resources/blog/:slug': describePost,
  '/resources/guides/:slug': describeGuide,
  '/privacy': describeLegal,
  '/terms': describeLegal,
};

/** Describes a rendered page. */
export function describePage(context: BuildContext, page: DescribedPage): PageDescription {
  const { origin, cardDesign } = context;
  const { path, route, head, data } = page;
  const isPlaced = !placeless.has(route.path) && data !== null;
  const describe = (isPlaced && describers[route.path]) || describeOther;
  const { card, name, isArticle = false, markdown, nodes } = describe(context, page);
  const address = cardAddress(card, cardDesign);
  const image = origin + address;
  const way = path === '/' ? [] : [breadcrumbs(origin, wayTo(path, name))];
  return {
    path,
    head,
    isIndexed: isPlaced && !head.noindex,
    isArticle,
    card,
    cardAddress: address,
    image,
    ...(markdown !== undefined && { markdown }),
    ...(isPlaced && { address: origin + path }),
    graph: isPlaced ? [...(nodes?.(image) ?? []), ...way] : [],
  };
}
