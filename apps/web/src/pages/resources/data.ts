import { displayLimits, toGuideCard, toPostCard } from '@cornerbell/content';
import type { BuildContext } from '../../shell/page.ts';
import { guideCardData, postCardData } from '../../library/card-data.ts';
import { newestDay } from '../../library/newest-day.ts';
import { searchAddress } from '../../library/search-address.ts';
import { pageCopy, showPage, type ResourcesData } from './resources.ts';

const isFeatured = ({ featured }: { readonly featured: boolean }) => featured;

export const data = ({ library: { posts, guides, site } }: BuildContext): ResourcesData => ({
  copy: pageCopy(site.resources),
  head: site.resources.head,
  type: 'all',
  ...showPage(posts, guides, 1),
  featuredPosts: posts
    .filter(isFeatured)
    .slice(0, displayLimits.featuredPosts)
    .map((post) => postCardData(post)),
  popularGuides: guides
    .filter(isFeatured)
    .slice(0, displayLimits.popularGuides)
    .map((guide) => guideCardData(guide)),
});

export const modified = ({ library: { posts, guides } }: BuildContext) =>
  newestDay([...posts, ...guides]);

export const head = (shown: ResourcesData) => shown.head;

/** The search index, for pages that do not contain every item. */
export const files = ({ library: { posts, guides } }: BuildContext): Record<string, string> => ({
  [searchAddress]: JSON.stringify({
    posts: posts.map(toPostCard),
    guides: guides.map(toGuideCard),
  }),
});
