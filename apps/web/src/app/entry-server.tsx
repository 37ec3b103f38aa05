import fontFaces from '@cornerbell/ui/fonts.css?inline';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { generatePath, StaticRouter } from 'react-router-dom';
import { describePage } from '../metadata/describe.ts';
import { metadataFiles, type SitemapEntry } from '../metadata/files.ts';
import { matchRoute, routes } from '../routes.ts';
import { gymAddress, notFoundPath } from '../shared/addresses.ts';
import { App } from './App.tsx';
import { layoutData, type LayoutData } from './layout-data.ts';
import { loadPage, type PageCache } from '../navigation/page-cache.tsx';
import type { BuildContext, DataModule, Head, PageData, Route } from '../page.ts';

export { headTags } from '../metadata/head-tags.ts';
export { fontFaces, layoutData };

const dataModules = import.meta.glob<DataModule>('../pages/*/data.ts');

async function loadDataModule({ page }: Route): Promise<DataModule> {
  const file = page.replace(/\w+\.tsx$/, 'data.ts');
  const load = dataModules[file.replace('./', '../')];
  if (!load) throw new Error(`The route table has ${file}, but there is no such file in src/.`);
  return load();
}

/** The paths of each route's pages, in the order of the table; the last is the not-found page. */
export function listRoutes(context: BuildContext): Promise<string[][]> {
  return Promise.all(
    routes.map(async (route) => {
      const { path, params = {} } = route;
      if (path === '*') return [notFoundPath];
      const module = await loadDataModule(route);
      const all = module.paths?.(context, params);
      return all?.map((values) => generatePath(path, values)) ?? [path];
    }),
  );
}

/** The files for machines, and the data of the live gym, by address. */
export async function listFiles(context: BuildContext): Promise<Record<string, string>> {
  const paths = (await listRoutes(context)).flat();
  const entries = await Promise.all(paths.map((path) => sitemapEntry(context, path)));
  return {
    ...(await metadataFiles(context, entries.flat())),
    [gymAddress]: JSON.stringify(context.library.site.samples),
  };
}

/** The sitemap's entry of a page; none for a page that is not indexed. */
async function sitemapEntry(context: BuildContext, path: string): Promise<SitemapEntry[]> {
  const { route, params } = matchRoute(path);
  const modified = (await loadDataModule(route)).modified?.(context, params);
  return path === notFoundPath || modified === null ? [] : [{ path, modified }];
}

/** The head of a page: that of its copy, unless its module has another. */
const headOf = (module: DataModule, data: unknown): Head =>
  module.head?.(data) ?? (data as { copy: { head: Head } }).copy.head;

/** The head and data of the page at a path; `null` if there is no such page. */
export async function readPageData(
  context: BuildContext,
  pathname: string,
): Promise<PageData | null> {
  const { route, params } = matchRoute(pathname);
  const module = await loadDataModule(route);
  const data = module.data(context, params);
  return data === null ? null : { head: headOf(module, data), data };
}

/**
 * Renders the page at a path; the not-found page if there is none.
 *
 * @returns Its head and data, `null` if there is no such page; its markup with header and footer;
 *   and its metadata, with an address if there is a page at the path.
 */
export async function renderPage(context: BuildContext, layout: LayoutData, pathname: string) {
  const module = await loadDataModule(matchRoute(pathname).route);
  const page = await readPageData(context, pathname);
  const loaded = await loadPage(pathname, async (path) =>
    path === pathname ? page : readPageData(context, path),
  );
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
    // Else React would stream large parts later and move them by an inline script.
    { progressiveChunkSize: Infinity },
  );
  const markup = await text(prelude);
  const shown = { head: loaded.head, data: page?.data ?? null };
  const description = describePage(context, pathname, module, shown);
  return { page, markup, description };
}
