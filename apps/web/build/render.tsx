import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { generatePath, StaticRouter } from 'react-router-dom';
import { describePage, type PageDescription } from './discovery/describe.ts';
import { discoveryFiles } from './discovery/files.ts';
import { headTags } from './discovery/head-tags.ts';
import { sitemapEntries } from './discovery/sitemap-entries.ts';
import { App } from '../src/shell/App.tsx';
import { layoutData, type LayoutData } from '../src/shell/layout.data.ts';
import type { BuildContext, DataModule, Head, PageModule, Route } from '../src/shell/page.ts';
import { createPageSource, matchRoute } from '../src/shell/page-source.tsx';
import { PreparedParts } from '../src/shell/Part.tsx';
import { articleHtml, everyRule } from '../src/articles/article-html.ts';
import type { PostData } from '../src/pages/post/post.data.ts';
import { loadPageModule, routes } from '../src/routes.ts';
import { createDrawnParts, fillParts, type DrawnParts } from './parts.ts';

/** The address that stands for every path without a page. */
export const notFoundPath = '/404';

/** The page that the service worker shows without a network. */
export const offlinePath = '/offline';

const dataModules = import.meta.glob<DataModule>('../src/pages/*/*.data.ts');

const loadedData = new Map<string, Promise<DataModule>>();
const loadedPages = new Map<string, Promise<PageModule>>();

const loadDataModule = ({ data }: Route) => {
  if (!data) return undefined;
  const load = dataModules[data.replace('./', '../src/')];
  if (!load) throw new Error(`The route table names ${data}, but there is no such file in src/.`);
  const module = loadedData.get(data) ?? load();
  loadedData.set(data, module);
  return module;
};

/** Asks for a page's module once: importing it anew takes a while, although it is there. */
const loadPage = (route: Route) => {
  const module = loadedPages.get(route.page) ?? loadPageModule(route);
  loadedPages.set(route.page, module);
  return module;
};

/** One rendered page. */
export interface RenderedPage {
  readonly head: Head;
  /** The markup of the page with header and footer. */
  readonly markup: string;
  /** The markup without what other pages of the route have shown, and without the text of a post. */
  readonly own: string;
  /** What the page says of itself to machines. */
  readonly description: PageDescription;
  /** Whether the path has a page of its own. */
  readonly found: boolean;
}

/** Every path that has a page, in the order of the route table, and the one for what is missing. */
export async function listPaths(context: BuildContext): Promise<string[]> {
  const lists = await Promise.all(
    routes.map(async (route) => {
      if (route.path === '*') return [notFoundPath];
      const module = await loadDataModule(route);
      return (
        module?.paths?.(context).map((params) => generatePath(route.path, params)) ?? [route.path]
      );
    }),
  );
  return lists.flat();
}

/**
 * Every further file that pages come with or that tells machines of them, by address.
 *
 * @param paths Every path that has a page.
 */
export async function listFiles(
  context: BuildContext,
  paths: readonly string[],
): Promise<Record<string, string>> {
  const modules = await Promise.all(routes.map(loadDataModule));
  const entries = sitemapEntries(context, paths, matchRoute);
  return Object.assign(
    discoveryFiles(context, entries),
    ...modules.map((module) => module?.files?.(context)),
  );
}

/** The data of a path's page; `null` where there is no such page, `undefined` where it needs none. */
export async function readPageData(context: BuildContext, pathname: string): Promise<unknown> {
  const { route, params } = matchRoute(pathname);
  const module = await loadDataModule(route);
  return module?.data(context, params);
}

/** The module of a path's page, relative to the root of the app. */
export const moduleOf = (pathname: string): string =>
  matchRoute(pathname).route.page.replace('./', 'src/');

/** A page before it is drawn. */
interface ReadPage {
  readonly pathname: string;
  readonly route: Route;
  readonly data: unknown;
  readonly head: Head;
  /** The page inside the same app that wakes in the browser. */
  readonly element: ReactElement;
}

async function readPage(layout: LayoutData, pathname: string, data: unknown): Promise<ReadPage> {
  const source = createPageSource(async () => data, loadPage);
  const { head } = await source.read(pathname);
  const element = (
    <StaticRouter location={pathname}>
      <App source={source} layout={layout} />
    </StaticRouter>
  );
  return { pathname, route: matchRoute(pathname).route, data, head, element };
}

/** A page that is drawn, with what it says of itself. */
function finish(
  context: BuildContext,
  { pathname, route, data, head }: ReadPage,
  drawn: Pick<RenderedPage, 'markup' | 'own'>,
): RenderedPage {
  const found = data !== null && route.path !== '*';
  const page = { path: pathname, route, head, data, markup: drawn.own };
  const description = describePage(context, page);
  return { head, ...drawn, description, found };
}

const drawWhole = ({ element }: ReadPage) => {
  const own = renderToString(element);
  return { markup: own, own };
};

/** Renders the page at a path with React alone. */
export async function renderPage(context: BuildContext, pathname: string): Promise<RenderedPage> {
  const data = await readPageData(context, pathname);
  const page = await readPage(layoutData(context), pathname, data);
  return finish(context, page, drawWhole(page));
}

/** Whether a part is a cover, which looks alike on the pages of every route. */
const isCover = (name: string) => name.startsWith('cover ');

const linksIn = (markup: string) =>
  Array.from(markup.matchAll(/ href="([^"]*)"/g), ([, href = '']) => href);

/** The part that is another one on each page. */
const textPart = 'text';

/** The text of a post's page as HTML, for its part `text`; `undefined` for other pages. */
const textOf = (route: Route, data: unknown): string | undefined =>
  route.path === '/resources/blog/:slug' && data !== null
    ? articleHtml((data as PostData).content)
    : undefined;

/** What pages may show that no sample of their kind need show, by the module of the pages. */
export const furtherSamples = [
  { kind: moduleOf('/resources/blog/any'), markup: articleHtml(everyRule) },
];

/** How many parts of a route are kept. Most cards below a post stand below posts nearby, too: ten times as many would save little more. */
export const mostParts = 500;

/** How many covers are kept: each stands above its post and on pages of lists far from it. */
const mostCovers = 20_000;

/**
 * Renders pages one after the other. What pages have in common is drawn once for all pages of a route with parameters,
 * covers once for all of them, and the text of a post is written by the line renderer: the markup of each page is what
 * it would be if React drew it alone.
 */
export function createRenderer(context: BuildContext) {
  const layout = layoutData(context);
  const covers = createDrawnParts(mostCovers);
  const partsOf = new Map<Route, DrawnParts>();
  // Of the header of a route's pages: it marks a link to the page itself.
  const linksOf = new Map<Route, ReadonlySet<string>>();

  return async (pathname: string, data: unknown): Promise<RenderedPage> => {
    const page = await readPage(layout, pathname, data);
    const { route } = page;
    if (!route.path.includes(':') || linksOf.get(route)?.has(pathname)) {
      return finish(context, page, drawWhole(page));
    }
    const parts = partsOf.get(route) ?? createDrawnParts(mostParts);
    partsOf.set(route, parts);
    const text = textOf(route, data);
    const storeOf = (name: string) => (isCover(name) ? covers : parts);
    // What was there when React asked is what stands in the page, even if it is let go of meanwhile.
    const known = new Map<string, string>();
    const prepared = {
      has(name: string) {
        const markup = name === textPart ? text : storeOf(name).get(name);
        if (markup !== undefined) known.set(name, markup);
        return markup !== undefined;
      },
    };
    const html = renderToString(<PreparedParts value={prepared}>{page.element}</PreparedParts>);
    const filled = fillParts(html, (name, drawn) => {
      const markup = known.get(name);
      // Pages of this route need not have shown the cover before.
      if (markup !== undefined) return { markup, own: isCover(name) ? markup : '' };
      if (name !== textPart) storeOf(name).keep(name, drawn.markup);
      if (name === 'header') linksOf.set(route, new Set(linksIn(drawn.markup)));
      return drawn;
    });
    return finish(context, page, filled);
  };
}

/** The data of the shared header, the same for every page of a build. */
export const readLayoutData = layoutData;

/** What a page's head holds for machines. */
export const writeHeadTags = headTags;
