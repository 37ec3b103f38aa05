import { filterResources, resourceListPath, type ResourceParams } from '@cornerbell/content';
import { use } from 'react';
import { fetchJson } from '../../shell/fetch-json.ts';
import { dataAddress } from '../../shell/addresses.ts';
import type { PageData } from '../../shell/page.ts';
import { itemsOfPage, pageCount } from '../../library/paging.ts';
import { searchAddress } from '../../library/search-address.ts';
import type { SearchIndex } from '../../library/search.ts';
import type { ResourcesData, ResourcesShown } from './resources.ts';

const loaded = new Map<string, Promise<unknown>>();

/** How long a rejected promise is cached, in milliseconds, because React reads it again before it shows the error. */
const errorCacheTime = 1000;

/** Loads a value once for each key; returns the same promise each time, so that it can be read with `use`. */
function loadOnce<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const known = loaded.get(key) as Promise<Value> | undefined;
  if (known) return known;
  const loading = load();
  loaded.set(key, loading);
  loading.catch(() => setTimeout(() => loaded.delete(key), errorCacheTime));
  return loading;
}

async function fetchFile(address: string): Promise<unknown> {
  const file = await fetchJson(address);
  if (file === null) throw new Error(`${address} is missing from the site. Build it again.`);
  return file;
}

const loadList = (path: string) =>
  loadOnce(path, async () => {
    const { data } = (await fetchFile(dataAddress(path))) as PageData<ResourcesData>;
    return data;
  });

const loadSearch = () =>
  loadOnce(searchAddress, async () => {
    const [code, index] = await Promise.all([
      import('../../library/search.ts'),
      fetchFile(searchAddress) as Promise<SearchIndex>,
    ]);
    return { ...code, search: code.createSearch(index) };
  });

/** Whether a document's data has every post and guide, so that it can be searched without the index. */
const isWhole = ({ type, posts, postCount, guides, guideCount }: ResourcesData) =>
  type === 'all' && posts.length === postCount && guides.length === guideCount;

/** Preloads the search index. */
export function preloadSearch(data: ResourcesData): void {
  if (!isWhole(data)) void loadSearch();
}

/** A page of the results; a page beyond the end is the last one. */
function paginate<Post, Guide>(
  { posts, guides }: { readonly posts: readonly Post[]; readonly guides: readonly Guide[] },
  wanted: number,
) {
  const page = Math.min(wanted, pageCount(Math.max(posts.length, guides.length)));
  return {
    page,
    posts: itemsOfPage(posts, page),
    postCount: posts.length,
    guides: itemsOfPage(guides, page),
    guideCount: guides.length,
  };
}

/**
 * The posts and guides of a view. Suspends while the list of a category or the search index is fetched, which is not needed if the
 * document has everything.
 */
export function useShown(data: ResourcesData, view: ResourceParams): ResourcesShown {
  const { type, category, query, page } = view;
  if (isWhole(data)) return paginate(filterResources(data, view), page);
  if (query.trim() !== '') {
    const { search, postCardData, guideCardData } = use(loadSearch());
    const { posts, guides, ...rest } = paginate(search(view), page);
    return {
      ...rest,
      posts: posts.map((post) => postCardData(post)),
      guides: guides.map((guide) => guideCardData(guide)),
    };
  }
  const isOwn = data.type === type && data.category === category;
  if (isOwn) return data;
  if (type === 'blog' && category === undefined && data.type === 'all')
    return { ...data, guides: [], guideCount: 0 };
  if (type === 'guides' && data.type === 'all') return { ...data, posts: [], postCount: 0 };
  if (type === 'blog' || type === 'guides')
    return use(loadList(resourceListPath({ type, category, page })));
  return paginate({ posts: [], guides: [] }, 1);
}
