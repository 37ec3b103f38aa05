import type { Redirect } from '@cornerbell/content/copy';
import { createContext, use, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { loadPageModule } from '../routes.ts';
import { notFoundPath } from './addresses.ts';
import { matchRoute } from './match-route.ts';
import type { Head, Page, PageData } from './page.ts';

/** A page that is ready to be rendered. */
export interface LoadedPage {
  readonly head: Head;
  readonly element: ReactNode;
}

/** The pages that have been loaded, by path; each consists of its module and its data. */
export interface PageCache {
  /** The page at a path if it is ready to be rendered at once. */
  peek(pathname: string): LoadedPage | undefined;
  /** Loads the page at a path; the same promise for the same path, so that it can be read with `use`. */
  load(pathname: string): Promise<LoadedPage>;
  /** Loads the page at a path ahead of need. Never rejects. */
  preload(pathname: string): Promise<void>;
  /** Forgets the page at a path, so that it is loaded again. */
  forget(pathname: string): void;
}

/** Where the data of pages comes from. */
export interface PageSource {
  /** Loads what the page at a path is made of; `null` where there is no such page. */
  readonly load: (pathname: string) => Promise<PageData | null>;
  /** Addresses that have moved. */
  readonly redirects: Promise<readonly Redirect[]>;
}

/** How many pages are kept: what a visitor may go back to, and what is linked from there. */
const capacity = 50;

/** Makes a page from its module and its data. */
export async function loadPage(pathname: string, source: PageSource): Promise<LoadedPage> {
  const { route } = matchRoute(pathname);
  const [module, page] = await Promise.all([loadPageModule(route), source.load(pathname)]);
  if (page === null) {
    if (pathname === notFoundPath)
      throw new Error(
        `There is no data for ${notFoundPath}, which stands in for every other path.`,
      );
    return loadMissing(pathname, source);
  }
  // The route table puts a page beside the data module made for it; only the table knows both types.
  const Component = module.page as unknown as Page<unknown>;
  return { head: page.head, element: <Component data={page.data} /> };
}

/** What stands at a path without a page: the way to its new address, or the not-found page. */
async function loadMissing(pathname: string, source: PageSource): Promise<LoadedPage> {
  const [redirects, missing] = await Promise.all([
    source.redirects,
    loadPage(notFoundPath, source),
  ]);
  const redirect = redirects.find(({ from }) => from === pathname);
  return redirect ? { ...missing, element: <Navigate to={redirect.to} replace /> } : missing;
}

/**
 * Makes an empty cache of pages. A failure stays until it is forgotten: React reads the same promise again
 * before it shows the error.
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

/** Provides the page cache to everything below. */
export const PageCacheProvider = PageCacheContext.Provider;

/** The nearest page cache. */
export function usePageCache(): PageCache {
  const cache = use(PageCacheContext);
  if (!cache) throw new Error('usePageCache needs a PageCacheProvider above it.');
  return cache;
}
