import { redirects } from '@cornerbell/content/site';
import { createContext, use, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { loadPageModule, routes } from '../routes.ts';
import type { Head, Page, Params, Route } from './page.ts';

/** A page that is ready to be drawn. */
export interface LoadedPage {
  readonly head: Head;
  readonly element: ReactNode;
}

/** Where pages come from: the prerenderer's own data at build time, the network in the browser. */
export interface PageSource {
  /** The page at a path. The same promise for the same path, so that it can be read with `use`. */
  read(pathname: string): Promise<LoadedPage>;
  /** Whether the page at a path can be drawn at once. */
  isReady(pathname: string): boolean;
  /** Loads the page at a path ahead of need. Never rejects; a failure is not kept. */
  warm(pathname: string): Promise<void>;
  /** Lets go of the page at a path, so that reading it loads it again. */
  forget(pathname: string): void;
}

/** Finds the data of a page; `null` where there is no such page. */
export type ReadData = (pathname: string) => Promise<unknown>;

/** A route with what a path says of its parameters. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Params;
}

/** A path of the route table as a regular expression. */
function compile(path: string): RegExp {
  const source = path
    .replace('*', '[^]*')
    .replace(/\/:\w+(\??)/g, (_, optional: string) => `(?:/([^/]+))${optional}`);
  return new RegExp(`^${source}/*$`, 'i');
}

/** The route table, compiled once: the router's own `matchPath` compiles a route anew for each path that it is held against. */
const patterns = routes.map((route) => ({
  route,
  pattern: compile(route.path),
  names: Array.from(route.path.matchAll(/:(\w+)/g), ([, name = '']) => name),
}));

/** The routes with parameters, and the one for everything else. */
const open = patterns.filter(({ route }) => /[:*]/.test(route.path));

/** All the other paths at once: each pattern alone takes as long. */
const fixed = compile(
  `(?:${patterns
    .filter((one) => !open.includes(one))
    .map(({ route }) => route.path)
    .join('|')})`,
);

/** A page asks for its route again and again while it is made. */
let latest: { readonly pathname: string; readonly match: RouteMatch } | undefined;

/** The route a path belongs to, with its parameters. The table ends in `*`, so there always is one. */
export function matchRoute(pathname: string): RouteMatch {
  if (latest?.pathname !== pathname) latest = { pathname, match: findRoute(pathname) };
  return latest.match;
}

function findRoute(pathname: string): RouteMatch {
  for (const { route, names, pattern } of fixed.test(pathname) ? patterns : open) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    const params = names.flatMap((name, index) => {
      const value = found[index + 1];
      return value === undefined ? [] : [[name, value] as const];
    });
    return { route, params: { ...Object.fromEntries(params), ...route.params } };
  }
  throw new Error(`No route for ${pathname}: the table must end in "*".`);
}

type Tracked<Value> = Promise<Value> & { readonly status?: 'fulfilled' | 'rejected' };

/** Lets `use` read a settled promise at once instead of suspending for a tick: React's own protocol. */
function tracked<Value>(promise: Promise<Value>): Tracked<Value> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

/**
 * Makes a page source over the route table. A page is kept once loaded. So is a failure, until it is
 * forgotten: React reads the same promise again before it shows the error.
 *
 * @param loadPage - Loads the module of a route's page.
 */
export function createPageSource(readData: ReadData, loadPage = loadPageModule): PageSource {
  const pages = new Map<string, Tracked<LoadedPage>>();

  const load = async (pathname: string): Promise<LoadedPage> => {
    const { route } = matchRoute(pathname);
    const [module, data] = await Promise.all([
      loadPage(route),
      route.data ? readData(pathname) : undefined,
    ]);
    if (data === null) {
      const redirect = redirects.find(({ from }) => from === pathname);
      const missing = await load('/404');
      return redirect ? { ...missing, element: <Navigate to={redirect.to} replace /> } : missing;
    }
    // The table puts a page beside the data module made for it; only the table knows both types.
    const { head, Component } = module.page as unknown as Page<unknown>;
    return { head: head(data), element: <Component data={data} /> };
  };

  const read = (pathname: string) => {
    const known = pages.get(pathname);
    if (known) return known;
    const page = tracked(load(pathname));
    pages.set(pathname, page);
    return page;
  };

  const isReady = (pathname: string) => pages.get(pathname)?.status === 'fulfilled';

  const forget = (pathname: string) => void pages.delete(pathname);

  const warm = (pathname: string) =>
    read(pathname).then(
      () => undefined,
      () => forget(pathname),
    );

  return { read, isReady, forget, warm };
}

const PageSourceContext = createContext<PageSource | null>(null);

/** Hands the page source to everything below. */
export const PageSourceProvider = PageSourceContext.Provider;

/** The nearest page source. */
export function usePageSource(): PageSource {
  const source = use(PageSourceContext);
  if (!source) throw new Error('usePageSource needs a PageSourceProvider above it.');
  return source;
}
