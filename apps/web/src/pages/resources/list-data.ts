import { blogCategories, isBlogCategory } from '@cornerbell/content';
import type { Library } from '@cornerbell/content/library';
import { oncePerLibrary } from '../../shell/once-per-library.ts';
import type { BuildContext, Params } from '../../shell/page.ts';
import { pageCount } from '../../library/paging.ts';
import { showPage, type ResourcesData } from './resources-data.ts';

type Items = Pick<Library, 'posts' | 'guides'>;

/** Every list, by its path below `/resources`. */
const listsOf = oncePerLibrary((library) => {
  const lists = new Map<string, Items>();
  const { posts, guides } = library;
  lists.set('blog', { posts, guides: [] }).set('guides', { posts: [], guides });
  for (const { id } of blogCategories) {
    lists.set(`categories/${id}`, {
      posts: posts.filter(({ category }) => category === id),
      guides: [],
    });
  }
  return lists;
});

const pagesOf = ({ posts, guides }: Items) => pageCount(Math.max(posts.length, guides.length));

/** The pages after the first one of each list: the first has the list's own path. */
export const paths = ({ library }: BuildContext) =>
  [...listsOf(library)].flatMap(([path, items]) => {
    const [list = '', category] = path.split('/');
    return Array.from({ length: pagesOf(items) - 1 }, (_, index) => ({
      list,
      ...(category !== undefined && { category }),
      page: String(index + 2),
    }));
  });

export const data = (
  { library }: BuildContext,
  { list = '', category, page: written = '' }: Params,
): ResourcesData | null => {
  const items = listsOf(library).get(category === undefined ? list : `${list}/${category}`);
  const page = Number(written);
  if (!items || !(page >= 1 && page <= pagesOf(items))) return null;
  return {
    type: list === 'guides' ? 'guides' : 'blog',
    ...(category !== undefined && isBlogCategory(category) && { category }),
    ...showPage(items.posts, items.guides, page),
    featuredPosts: [],
    popularGuides: [],
  };
};
