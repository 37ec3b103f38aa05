import { createContext, use, type ReactNode } from 'react';
import { loadPageModule, matchRoute } from '../routes.ts';
import { notFoundPath } from '../shared/addresses.ts';
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
  /** Loads the page at a path; the same path has the same promise, which `use` can read. */
  load(pathname: string): Promise<LoadedPage>;
  /** Preloads the page at a path. Never rejects. */
  preload(pathname: string): Promise<void>;
  /** Deletes the page at a path, so that it is loaded again. */
  forget(pathname: string): void;
}

/** Loads the head and data of the page at a path; `null` if there is no such page. */
export type LoadPageData = (pathname: string) => Promise<PageData | null>;

/** The number of cached pages: those that a visitor may go back to, and preloaded ones. */
const capacity = 50;

/**
 * Loads the module and data of a page; those of the not-found page if there is none at the path.
 *
 * @throws Error if the not-found page has no data.
 */
export async function loadPage(pathname: string, loadData: LoadPageData): Promise<LoadedPage> {
  const { route } = matchRoute(pathname);
  const [module, page] = await Promise.all([loadPageModule(route), loadData(pathname)]);
  if (page === null) {
    if (pathname === notFoundPath)
      throw new Error(`There is no data for ${notFoundPath}. Build the site again.`);
    return loadPage(notFoundPath, loadData);
  }
  // The route table pairs pages with their data, so the types match, but TypeScript can't know.
  const Component = module.page as unknown as Page<unknown>;
  return { head: page.head, element: <Component data={page.data} /> };
}

/**
 * Creates an empty cache of pages. A failure stays until it is deleted, because React reads the
 * same promise again before it shows the error.
 */
export function createPageCache(loadData: LoadPageData): PageCache {
  const entries = new Map<string, { promise: Promise<LoadedPage>; page?: LoadedPage }>();

  function load(pathname: string): Promise<LoadedPage> {
    const known = entries.get(pathname);
    if (known) return known.promise;
    const promise = loadPage(pathname, loadData);
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
