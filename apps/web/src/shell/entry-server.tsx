import fontFaces from '@cornerbell/ui/fonts.css?inline';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { generatePath, StaticRouter } from 'react-router-dom';
import { describePage, type PageDescription } from '../../build/discovery/describe.ts';
import { discoveryFiles } from '../../build/discovery/files.ts';
import type { SitemapEntry } from '../../build/discovery/sitemap.ts';
import { routes } from '../routes.ts';
import { notFoundPath } from './addresses.ts';
import { App } from './App.tsx';
import { layoutData, type LayoutData } from './layout.data.ts';
import { matchRoute } from './match-route.ts';
import { loadPage, type PageCache } from './page-cache.tsx';
import type { BuildContext, DataModule, Head, PageData, Route } from './page.ts';

export { headTags } from '../../build/discovery/head-tags.ts';
export { fontFaces, layoutData, notFoundPath };

/** The page that the service worker shows without a network. */
export const offlinePath = '/offline';

const dataModules = import.meta.glob<DataModule>('../pages/*/*data.ts');

async function loadDataModule({ data }: Route): Promise<DataModule> {
  const load = dataModules[data.replace('./', '../')];
  if (!load) throw new Error(`The route table names ${data}, but there is no such file in src/.`);
  return load();
}

/** A route with every path that has a page of it. */
export interface ListedRoute {
  readonly page: Route['page'];
  readonly paths: readonly string[];
}

/** Every route with its paths, in the order of the route table; the last one is for what is missing. */
export function listRoutes(context: BuildContext): Promise<ListedRoute[]> {
  return Promise.all(
    routes.map(async (route) => {
      const { page, path } = route;
      if (path === '*') return { page, paths: [notFoundPath] };
      const module = await loadDataModule(route);
      const params = module.paths?.(context);
      return { page, paths: params?.map((values) => generatePath(path, values)) ?? [path] };
    }),
  );
}

/** Every path that has a page, in the order of the route table, and the one for what is missing. */
export async function listPaths(context: BuildContext): Promise<string[]> {
  return (await listRoutes(context)).flatMap(({ paths }) => paths);
}

/**
 * Every further file that pages come with or that tells machines of them, by address.
 *
 * @param paths - Every path that has a page.
 */
export async function listFiles(
  context: BuildContext,
  paths: readonly string[],
): Promise<Record<string, string>> {
  const modules = await Promise.all(routes.map(loadDataModule));
  const entries = await Promise.all(paths.map((path) => sitemapEntry(context, path)));
  return Object.assign(
    await discoveryFiles(context, entries.flat()),
    ...modules.map((module) => module.files?.(context)),
  );
}

/** A page that search engines may name, with the day of its content where it has one. */
async function sitemapEntry(context: BuildContext, path: string): Promise<SitemapEntry[]> {
  const { route, params } = matchRoute(path);
  const modified = (await loadDataModule(route)).modified?.(context, params);
  return route.isStandIn || modified === null ? [] : [{ path, modified }];
}

/** What the page at a path is made of; `null` where there is no such page. */
export async function readPageData(
  context: BuildContext,
  pathname: string,
): Promise<PageData | null> {
  const { route, params } = matchRoute(pathname);
  const module = await loadDataModule(route);
  const data = module.data(context, params);
  return data === null ? null : { head: module.head(data), data };
}

/** One rendered page. */
export interface RenderedPage {
  readonly head: Head;
  /** What the page is made of; `null` where there is no such page. */
  readonly page: PageData | null;
  /** The markup of the page with header and footer. */
  readonly markup: string;
  /** What the page says of itself to machines. */
  readonly description: PageDescription;
  /** Whether the path has a page of its own. */
  readonly found: boolean;
}

/** Renders the page at a path: its data, its markup and its description. */
export async function renderPage(
  context: BuildContext,
  layout: LayoutData,
  pathname: string,
): Promise<RenderedPage> {
  const { route } = matchRoute(pathname);
  const module = await loadDataModule(route);
  const page = await readPageData(context, pathname);
  const loaded = await loadPage(pathname, {
    load: async (path) => (path === pathname ? page : readPageData(context, path)),
    redirects: Promise.resolve([]),
  });
  const pages: PageCache = {
    peek: () => loaded,
    load: async () => loaded,
    preload: async () => undefined,
    forget: () => undefined,
  };
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={pathname}>
      <App pages={pages} layout={layout} />
    </StaticRouter>,
    // A larger part would be moved behind the document, to be put in its place by an inline script.
    { progressiveChunkSize: Infinity },
  );
  const markup = await text(prelude);
  const { head } = loaded;
  const data = page?.data ?? null;
  const description = describePage(context, {
    path: pathname,
    route,
    module,
    head,
    data,
    markup,
  });
  return { head, page, markup, description, found: page !== null && route.path !== '*' };
}
