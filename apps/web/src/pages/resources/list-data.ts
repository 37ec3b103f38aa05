import {
  blogCategories,
  categoryLabel,
  isBlogCategory,
  type BlogCategory,
} from '@cornerbell/content';
import type { Head, Site } from '@cornerbell/content/copy';
import type { Library } from '@cornerbell/content/library';
import { oncePerLibrary } from '../../shell/once-per-library.ts';
import type { BuildContext, Params } from '../../shell/page.ts';
import { fillPlaceholders } from '../../library/fill-placeholders.ts';
import { newestDay } from '../../library/newest-day.ts';
import { pageCount } from '../../library/paging.ts';
import { pageCopy, showPage, type ResourcesData } from './resources.ts';

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

/** The pages of each list after the first, which has the path of the list. */
export const paths = ({ library }: BuildContext) =>
  [...listsOf(library)].flatMap(([path, items]) => {
    const [list = '', category] = path.split('/');
    return Array.from({ length: pagesOf(items) - 1 }, (_, index) => ({
      list,
      ...(category !== undefined && { category }),
      page: String(index + 2),
    }));
  });

/** The head of a page of a list. */
function listHead(
  { lists, furtherList, results }: Site['resources'],
  type: 'blog' | 'guides',
  category: BlogCategory | undefined,
  position: { readonly page: number; readonly pages: number },
): Head {
  if (position.page === 1) return lists[category ?? type];
  const list = category ? categoryLabel(category) : results.listTitles[type].alone;
  const fill = (text: string) => fillPlaceholders(text, { list, ...position });
  return { title: fill(furtherList.title), description: fill(furtherList.description) };
}

export const data = (
  { library }: BuildContext,
  { list = '', category, page: written = '' }: Params,
): ResourcesData | null => {
  const { resources: copy } = library.site;
  const items = listsOf(library).get(category === undefined ? list : `${list}/${category}`);
  const page = Number(written);
  if (!items) return null;
  const pages = pagesOf(items);
  if (!(page >= 1 && page <= pages)) return null;
  const known = category !== undefined && isBlogCategory(category) ? category : undefined;
  const type = list === 'guides' ? 'guides' : 'blog';
  return {
    copy: pageCopy(copy),
    head: listHead(copy, type, known, { page, pages }),
    type,
    ...(known && { category: known }),
    ...showPage(items.posts, items.guides, page),
    featuredPosts: [],
    popularGuides: [],
  };
};

export const modified = ({ library }: BuildContext, { list = '', category }: Params) => {
  const { posts, guides } = listsOf(library).get(
    category === undefined ? list : `${list}/${category}`,
  ) ?? {
    posts: [],
    guides: [],
  };
  return newestDay([...posts, ...guides]);
};

export const head = (shown: ResourcesData) => shown.head;
