import { blogCategories } from '../schema/categories.ts';
import { resourceListPath } from '../query/resource-address.ts';

/** The path of the first page of each list: the posts, the guides, and the posts of each category. */
export const listPaths: readonly string[] = [
  ...(['blog', 'guides'] as const).map((type) => resourceListPath({ type, page: 1 })),
  ...blogCategories.map(({ id }) => resourceListPath({ type: 'blog', category: id, page: 1 })),
];
