import { blogCategories, isBlogCategory, isResourceType } from '@cornerbell/content';
import type { Library } from '@cornerbell/content/library';
import { oncePerLibrary } from '../../shell/once-per-library.ts';
import type { BuildContext, Params } from '../../shell/page.ts';
import { pageCount } from '../../library/paging.ts';
import { showPage, type ResourcesData } from './resources-data.ts';

type Items = Pick<Library, 'posts' | 'guides'>;

/** Every list, by the beginning of its path. */
const listsOf = oncePerLibrary((library) => {
  const lists = new Map<string, Items>();
  const { posts, guides } = library;
  lists.set('blog', { posts, guides: [] }).set('guides', { posts: [], guides });
  for (const { id } of blogCategories) {
    lists.set(`blog/${id}`, { posts: posts.filter(({ category }) => category === id), guides: [] });
  }
  return lists;
});

const pagesOf = ({ posts, guides }: Items) => pageCount(Math.max(posts.length, guides.length));

/** The pages after the first one of each list: the first has the list's own path. */
export const paths = ({ library }: BuildContext) =>
  [...listsOf(library)].flatMap(([list, items]) => {
    const [type = '', category] = list.split('/');
    return Array.from({ length: pagesOf(items) - 1 }, (_, index) => ({
      type,
      ...(category !== undefined && { category }),
      page: String(index + 2),
    }));
  });

export const data = (
  { library }: BuildContext,
  { type = '', category, page: written = '' }: Params,
): ResourcesData | null => {
  const list = listsOf(library).get(category === undefined ? type : `${type}/${category}`);
  const page = Number(written);
  if (!list || !isResourceType(type) || !(page >= 1 && page <= pagesOf(list))) return null;
  return {
    type,
    ...(category !== undefined && isBlogCategory(category) && { category }),
    ...showPage(list.posts, list.guides, page),
    featuredPosts: [],
    popularGuides: [],
  };
};
