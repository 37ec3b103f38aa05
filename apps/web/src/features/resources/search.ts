import { indexResources, type GuideCard, type PostCard } from '@cornerbell/content';
import { fromColumns, type Columns } from './columns.ts';

/** What the prerenderer writes for a search: every card of the library. */
export interface SearchIndex {
  readonly posts: Columns<PostCard>;
  readonly guides: Columns<GuideCard>;
}

/** Makes the search that answers at each key pressed. Specification §4. */
export const createSearch = ({ posts, guides }: SearchIndex) =>
  indexResources({ posts: fromColumns(posts), guides: fromColumns(guides) });

export { guideCardData, postCardData } from './card-data.ts';
