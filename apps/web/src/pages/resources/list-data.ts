import {
  blogCategories,
  categoryLabel,
  isBlogCategory,
  type BlogCategory,
} from '@cornerbell/content';
import type { Head, ResourcesCopy } from '@cornerbell/content/copy';
import type { Library } from '@cornerbell/content/library';
import { oncePerLibrary } from '../../shell/once-per-library.ts';
import type { BuildContext, Params } from '../../shell/page.ts';
import { pageCount } from '../../library/paging.ts';
import { pageCopy, showPage, type ResourcesData } from './resources-data.ts';

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

/** The heading of a list. */
const listTitle = (
  { listTitles }: ResourcesCopy,
  type: 'blog' | 'guides',
  category: BlogCategory | undefined,
) => (category ? categoryLabel(category) : listTitles[type === 'blog' ? 'posts' : 'guides'].alone);

/** The head of a further page of a list. */
function furtherHead(
  { furtherList }: ResourcesCopy,
  place: { readonly list: string; readonly page: number; readonly pages: number },
): Head {
  const fill = (text: string) =>
    text.replace(/\{(list|page|pages)\}/g, (_, name: keyof typeof place) => String(place[name]));
  return { title: fill(furtherList.title), description: fill(furtherList.description) };
}

export const data = (
  { library }: BuildContext,
  { list = '', category, page: written = '' }: Params,
): ResourcesData | null => {
  const { resources: copy } = library.site;
  const items = listsOf(library).get(category === undefined ? list : `${list}/${category}`);
  const page = Number(written);
  if (!items || !(page >= 1 && page <= pagesOf(items))) return null;
  const known = category !== undefined && isBlogCategory(category) ? category : undefined;
  const type = list === 'guides' ? 'guides' : 'blog';
  return {
    copy: pageCopy(copy),
    head:
      page === 1
        ? copy.lists[known ?? type]
        : furtherHead(copy, { list: listTitle(copy, type, known), page, pages: pagesOf(items) }),
    type,
    ...(known && { category: known }),
    ...showPage(items.posts, items.guides, page),
    featuredPosts: [],
    popularGuides: [],
  };
};

export const head = (shown: ResourcesData) => shown.head;
