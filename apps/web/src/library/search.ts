import {
  indexResources,
  type GuideCard,
  type PostCard,
  type ResourceFilter,
} from '@cornerbell/content';

/** The search index that the prerenderer writes: every card of the library. */
export interface SearchIndex {
  readonly posts: readonly PostCard[];
  readonly guides: readonly GuideCard[];
}

/** Creates the search, which measures each query as `cornerbell:search` in the browser's performance timeline. */
export function createSearch(index: SearchIndex) {
  const search = indexResources(index);
  return (filter: ResourceFilter) => {
    const start = performance.now();
    const found = search(filter);
    performance.measure?.('cornerbell:search', { start });
    return found;
  };
}

export { guideCardData, postCardData } from './card-data.ts';
