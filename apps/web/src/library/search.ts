import {
  indexResources,
  type GuideCard,
  type PostCard,
  type ResourceFilter,
} from '@cornerbell/content';
import { fromColumns, type Columns } from './columns.ts';

/** What the prerenderer writes for a search: every card of the library. */
export interface SearchIndex {
  readonly posts: Columns<PostCard>;
  readonly guides: Columns<GuideCard>;
}

/** Makes the search that answers at each key pressed, and says to the browser's timeline how long it took. */
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
