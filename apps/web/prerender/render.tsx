import { renderToString } from 'react-dom/server';
import { generatePath, StaticRouter } from 'react-router-dom';
import { describePage, type PageDescription } from '../discovery/describe.ts';
import { discoveryFiles } from '../discovery/files.ts';
import { headTags } from '../discovery/head-tags.ts';
import { sitemapEntries } from '../discovery/sitemap-entries.ts';
import { App } from '../src/app/App.tsx';
import { layoutData } from '../src/app/layout.data.ts';
import { framePlace, FramePlaces } from '../src/app/Frame.tsx';
import type { BuildContext, DataModule, Head, PageModule, Route } from '../src/app/page.ts';
import { createPageSource, matchRoute } from '../src/app/page-source.tsx';
import { loadPageModule, routes } from '../src/routes.ts';

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
  /** The markup without a header and a footer that other pages of the route have shown. */
  readonly own: string;
  /** What the page says of itself to machines. */
  readonly description: PageDescription;
  /** The page's data as it goes to the browser; `undefined` where the page has none. */
  readonly data: unknown;
  /** Whether the path has a page of its own. */
  readonly found: boolean;
  /** The page's module, relative to the root of the app. */
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

/** Every further file that pages come with or that tells machines of them, by address. */
export async function listFiles(context: BuildContext): Promise<Record<string, string>> {
  const modules = await Promise.all(routes.map(loadDataModule));
  const entries = sitemapEntries(context, await listPaths(context), matchRoute);
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

/** Renders the page at a path with React, inside the same app that wakes in the browser. */
export async function renderPage(context: BuildContext, pathname: string): Promise<RenderedPage> {
  return createRenderer(context)(pathname, await readPageData(context, pathname));
}

const frameParts = ['header', 'footer'] as const;

/**
 * Renders pages one after the other. Header and footer, half of the work, are drawn once for all pages of a route with
 * parameters: the markup of each page is what it would be if it were rendered alone.
 */
export function createRenderer(context: BuildContext) {
  const layout = layoutData(context);
  const frames = new Map<Route, ReadonlyMap<string, string>>();

  return async (pathname: string, data: unknown): Promise<RenderedPage> => {
    const source = createPageSource(async () => data, loadPage);
    const { head } = await source.read(pathname);
    const { route } = matchRoute(pathname);
    const page = (
      <StaticRouter location={pathname}>
        <App source={source} layout={layout} />
      </StaticRouter>
    );
    const draw = () => {
      const known = frames.get(route);
      // A link to the page itself may be marked as the current one.
      if (known && ![...known.values()].some((part) => part.includes(`"${pathname}"`))) {
        const own = renderToString(<FramePlaces>{page}</FramePlaces>);
        return { markup: fillPlaces(own, known), own };
      }
      const markup = renderToString(page);
      if (route.path.includes(':') && !known) {
        frames.set(route, cutParts(markup, renderToString(<FramePlaces>{page}</FramePlaces>)));
      }
      return { markup, own: markup };
    };
    const found = data !== null && route.path !== '*';
    const { markup, own } = draw();
    const description = describePage(context, { path: pathname, route, head, data, markup });
    return { head, markup, own, description, data, found, module: moduleOf(pathname) };
  };
}

const fillPlaces = (markup: string, parts: ReadonlyMap<string, string>) =>
  frameParts.reduce(
    (filled, part) => filled.replace(framePlace(part), () => parts.get(part) ?? ''),
    markup,
  );

/** What stands in a whole page where another rendering of it has places. */
function cutParts(whole: string, withPlaces: string): ReadonlyMap<string, string> {
  const [before = '', between = '', after = ''] = withPlaces.split(
    new RegExp(frameParts.map(framePlace).join('|')),
  );
  const middle = whole.indexOf(between, before.length);
  const parts = new Map([
    ['header', whole.slice(before.length, middle)],
    ['footer', whole.slice(middle + between.length, whole.length - after.length)],
  ]);
  if (fillPlaces(withPlaces, parts) !== whole) {
    throw new Error(
      `The layout can't be drawn once for many pages. Expected it to hold ${frameParts.join(' and ')} as a Frame each, and to draw both the same whatever stands between them.`,
    );
  }
  return parts;
}

/** The data of the shared header, the same for every page of a build. */
export const readLayoutData = layoutData;

/** What a page's head holds for machines. */
export const writeHeadTags = headTags;
