import { renderToString } from 'react-dom/server';
import { generatePath, StaticRouter } from 'react-router-dom';
import { App } from '../src/app/App.tsx';
import { layoutData } from '../src/app/layout.data.ts';
import type { BuildContext, DataModule, Head, Route } from '../src/app/page.ts';
import { createPageSource, matchRoute } from '../src/app/page-source.tsx';
import { routes } from '../src/routes.ts';

/** The address that stands for every path without a page. */
export const notFoundPath = '/404';

const dataModules = import.meta.glob<DataModule>('../src/pages/*/*.data.ts');

const loadDataModule = ({ data }: Route) => {
  if (!data) return undefined;
  const load = dataModules[data.replace('./', '../src/')];
  if (!load) throw new Error(`The route table names ${data}, but there is no such file in src/.`);
  return load();
};

/** One rendered page. */
export interface RenderedPage {
  readonly head: Head;
  /** The markup of the page with header and footer. */
  readonly markup: string;
  /** The page's data as it goes to the browser; `undefined` where the page has none. */
  readonly data: unknown;
  /** Whether the path has a page of its own. */
  readonly found: boolean;
  /** The page's module, as `moduleOf` names it. */
  readonly module: string;
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

/** Every further file that pages come with, by address. */
export async function listFiles(context: BuildContext): Promise<Record<string, string>> {
  const modules = await Promise.all(routes.map(loadDataModule));
  return Object.assign({}, ...modules.map((module) => module?.files?.(context)));
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

/** Renders the page at a path with React, inside the same app that wakes in the browser. */
export async function renderPage(context: BuildContext, pathname: string): Promise<RenderedPage> {
  const data = await readPageData(context, pathname);
  const source = createPageSource(async () => data);
  const { head } = await source.read(pathname);
  const markup = renderToString(
    <StaticRouter location={pathname}>
      <App source={source} layout={layoutData(context)} />
    </StaticRouter>,
  );
  const found = data !== null && matchRoute(pathname).route.path !== '*';
  return { head, markup, data, found, module: moduleOf(pathname) };
}

/** The data of the shared header, the same for every page of a build. */
export const readLayoutData = layoutData;
