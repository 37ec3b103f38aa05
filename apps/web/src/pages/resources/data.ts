import { questionAddress } from '@cornerbell/content';
import type { BuildContext, Params } from '../../page.ts';
import { guideCardData, postCardData } from '../../library/card-data.ts';
import { newestDay } from '../../library/newest-day.ts';

const typeOf = ({ type }: Params): 'all' | 'blog' | 'guides' =>
  type === 'blog' || type === 'guides' ? type : 'all';

/** The copy of a document, and all posts and guides, which every search and filter reads. */
export const data = ({ library }: BuildContext, params: Params) => {
  const { head, lists, hero, filters, results, closing } = library.site.resources;
  const type = typeOf(params);
  const { heading, ...ownHead } = type === 'all' ? { ...head, heading: hero.title } : lists[type];
  return {
    copy: { hero, filters, results, closing },
    head: ownHead,
    heading,
    /** The type that the document lists. */
    type,
    posts: library.posts.map((post) => postCardData(post, library)),
    elsewhere: [
      ...library.site.faq.groups
        .flatMap(({ items }) => items)
        .map((item) => ({ label: item.question, href: questionAddress(item) })),
      ...library.site.features.areas.flatMap(({ features, link }) =>
        features.map((label) => ({ label, href: link })),
      ),
    ],
    guides: library.guides.map((guide) => guideCardData(guide, library)),
  };
};

export type ResourcesData = ReturnType<typeof data>;

export const modified = ({ library: { posts, guides } }: BuildContext, params: Params) =>
  newestDay({ all: [...posts, ...guides], blog: posts, guides }[typeOf(params)]);

export const head = (shown: ResourcesData) => shown.head;
