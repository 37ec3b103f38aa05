import {
  indexResources,
  type GuideCard,
  type PostCard,
  type ResourceFilter,
} from '@cornerbell/content';
import { fromColumns, type Columns } from './columns.ts';

/** The search index that the prerenderer writes: every card of the library. */
export interface SearchIndex {
  readonly posts: Columns<PostCard>;
  readonly guides: Columns<GuideCard>;
}

/** Creates the search, which measures each query as `cornerbell:search` in the browser's performance timeline. */
export function createSearch({ posts, guides }: SearchIndex) {
  const search = indexResources({ posts: fromColumns(posts), guides: fromColumns(guides) });
  return (filter: ResourceFilter) => {
    const start = performance.now();
    const found = search(filter);
    performance.measure?.('cornerbell:search', { start });
    return found;
  };
}

export { guideCardData, postCardData } from './card-data.ts';
