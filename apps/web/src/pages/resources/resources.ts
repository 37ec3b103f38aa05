import type { BlogCategory, ResourceType } from '@cornerbell/content';
import type { Site } from '@cornerbell/content/copy';
import type { Library } from '@cornerbell/content/library';
import {
  guideCardData,
  postCardData,
  type GuideCardData,
  type PostCardData,
} from '../../library/card-data.ts';
import { itemsOfPage } from '../../library/paging.ts';
import type { Head } from '../../shell/page.ts';

/** The posts and guides of a view, at most a page of each. */
export interface ResourcesShown {
  /** The page of the list, from 1. */
  readonly page: number;
  /** The posts on the page, newest first. */
  readonly posts: readonly PostCardData[];
  /** The number of posts of the whole list. */
  readonly postCount: number;
  /** The guides on the page, newest first. */
  readonly guides: readonly GuideCardData[];
  /** The number of guides of the whole list. */
  readonly guideCount: number;
}

/** The copy that all views of the library share. */
export type ResourcesPageCopy = Pick<Site['resources'], 'hero' | 'filters' | 'results' | 'closing'>;

/** The data of a document of the library: the overview, or a page of the list of a type or category. */
export interface ResourcesData extends ResourcesShown {
  readonly copy: ResourcesPageCopy;
  readonly head: Head;
  readonly type: ResourceType;
  /** The category of the list; left out for all categories. */
  readonly category?: BlogCategory | undefined;
  readonly featuredPosts: readonly PostCardData[];
  readonly popularGuides: readonly GuideCardData[];
}

/** A page of posts and guides. */
export const showPage = (
  posts: Library['posts'],
  guides: Library['guides'],
  page: number,
): ResourcesShown => ({
  page,
  posts: itemsOfPage(posts, page).map((post) => postCardData(post)),
  postCount: posts.length,
  guides: itemsOfPage(guides, page).map((guide) => guideCardData(guide)),
  guideCount: guides.length,
});

/** The copy of the library, without the heads of its pages. */
export const pageCopy = ({
  hero,
  filters,
  results,
  closing,
}: Site['resources']): ResourcesPageCopy => ({ hero, filters, results, closing });
