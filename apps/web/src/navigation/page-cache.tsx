import type { Redirect } from '@cornerbell/content/copy';
import { createContext, use, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loadPageModule } from '../routes.ts';
import { notFoundPath, withQuery } from '../shared/addresses.ts';
import { matchRoute } from './match-route.ts';
import type { Head, Page, PageData } from '../page.ts';

/** A page that is ready to be rendered. */
export interface LoadedPage {
  readonly head: Head;
  readonly element: ReactNode;
}

/** A cache of loaded pages, by path. */
export interface PageCache {
  /** The page at a path, if it is loaded. */
  peek(pathname: string): LoadedPage | undefined;
  /** Loads the page at a path; returns the same promise for the same path, so that it can be read with `use`. */
  load(pathname: string): Promise<LoadedPage>;
  /** Preloads the page at a path. Never rejects. */
  preload(pathname: string): Promise<void>;
  /** Deletes the page at a path, so that it is loaded again. */
  forget(pathname: string): void;
}

/** The source of page data. */
export interface PageSource {
  /** Loads the head and data of the page at a path; `null` if there is no such page. */
  readonly load: (pathname: string) => Promise<PageData | null>;
  readonly redirects: Promise<readonly Redirect[]>;
}

/** The number of cached pages: those that a visitor may go back to, and preloaded ones. */
const capacity = 50;

/**
 * Loads the module and data of a page.
 *
 * @throws Error if the not-found page has no data.
 */
export async function loadPage(pathname: string, source: PageSource): Promise<LoadedPage> {
  const { route } = matchRoute(pathname);
  const [module, page] = await Promise.all([loadPageModule(route), source.load(pathname)]);
  if (page === null) {
    if (pathname === notFoundPath)
      throw new Error(`There is no data for ${notFoundPath}. Build the site again.`);
    return loadMissing(pathname, source);
  }
  // The route table pairs each page with its data module, so the types match, but TypeScript can't know.
  const Component = module.page as unknown as Page<unknown>;
  return { head: page.head, element: <Component data={page.data} /> };
}

function Moved({ to }: Pick<Redirect, 'to'>) {
  return <Navigate to={withQuery(to, useLocation().search)} replace />;
}

/** The page for a path without one: a redirect, or the not-found page. */
async function loadMissing(pathname: string, source: PageSource): Promise<LoadedPage> {
  const [redirects, missing] = await Promise.all([
    source.redirects,
    loadPage(notFoundPath, source),
  ]);
  const redirect = redirects.find(({ from }) => from === pathname);
  return redirect ? { ...missing, element: <Moved to={redirect.to} /> } : missing;
}

/**
 * Creates an empty cache of pages. A failure stays until it is deleted, because React reads the same promise again before it shows the
 * error.
 */
export function createPageCache(source: PageSource): PageCache {
  const entries = new Map<string, { promise: Promise<LoadedPage>; page?: LoadedPage }>();

  function load(pathname: string): Promise<LoadedPage> {
    const known = entries.get(pathname);
    if (known) return known.promise;
    const promise = loadPage(pathname, source);
    const entry: { promise: typeof promise; page?: LoadedPage } = { promise };
    entries.set(pathname, entry);
    promise.then(
      (page) => void (entry.page = page),
      () => undefined,
    );
    const [oldest = pathname] = entries.keys();
    if (entries.size > capacity) entries.delete(oldest);
    return promise;
  }

  const forget = (pathname: string) => void entries.delete(pathname);

  return {
    load,
    forget,
    peek: (pathname) => entries.get(pathname)?.page,
    preload: (pathname) =>
      load(pathname).then(
        () => undefined,
        () => forget(pathname),
      ),
  };
}

const PageCacheContext = createContext<PageCache | null>(null);

/** Provides the page cache. */
export const PageCacheProvider = PageCacheContext.Provider;

/** The page cache. */
export function usePageCache(): PageCache {
  const cache = use(PageCacheContext);
  if (!cache) throw new Error('usePageCache needs a PageCacheProvider.');
  return cache;
}
