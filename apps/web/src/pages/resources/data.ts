import type { BuildContext, Params } from '../../page.ts';
import { guideCardData, postCardData } from '../../library/card-data.ts';
import { newestDay } from '../../library/newest-day.ts';
import type { ResourcesData } from './resources.ts';

const typeOf = ({ type }: Params) => (type === 'blog' || type === 'guides' ? type : 'all');

export const data = ({ library }: BuildContext, params: Params): ResourcesData => {
  const { head, lists, hero, filters, results, closing } = library.site.resources;
  const type = typeOf(params);
  const { heading, ...ownHead } = type === 'all' ? { ...head, heading: hero.title } : lists[type];
  return {
    copy: { hero, filters, results, closing },
    head: ownHead,
    heading,
    type,
    posts: library.posts.map((post) => postCardData(post)),
    guides: library.guides.map((guide) => guideCardData(guide)),
  };
};

export const modified = ({ library: { posts, guides } }: BuildContext, params: Params) =>
  newestDay({ all: [...posts, ...guides], blog: posts, guides }[typeOf(params)]);

export const head = (shown: ResourcesData) => shown.head;
