import type { BlogCategory, ResourceType } from '@cornerbell/content';
import type { ResourcesCopy } from '@cornerbell/content/copy';
import type { Library } from '@cornerbell/content/library';
import {
  guideCardData,
  postCardData,
  type GuideCardData,
  type PostCardData,
} from '../../library/card-data.ts';
import { itemsOfPage } from '../../library/paging.ts';
import type { Head } from '../../shell/page.ts';

/** Posts and guides that a view of the resources page shows, at most a page of each. */
export interface ResourcesShown {
  /** Which page of the list, from 1. */
  readonly page: number;
  /** The posts on the page, the newest first. */
  readonly posts: readonly PostCardData[];
  /** How many posts the whole list has. */
  readonly postCount: number;
  /** The guides on the page, the newest first. */
  readonly guides: readonly GuideCardData[];
  /** How many guides the whole list has. */
  readonly guideCount: number;
}

/** The copy that every view of the library shows. */
export type ResourcesPageCopy = Pick<ResourcesCopy, 'hero' | 'filters' | 'results' | 'closing'>;

/** What the path of a document shows by itself: everything, or a page of the list of a type or category. */
export interface ResourcesData extends ResourcesShown {
  readonly copy: ResourcesPageCopy;
  /** What the page says of itself in the document's head. */
  readonly head: Head;
  readonly type: ResourceType;
  /** The category of the list; left out for every category. */
  readonly category?: BlogCategory | undefined;
  /** The posts that lead where nothing is chosen. */
  readonly featuredPosts: readonly PostCardData[];
  /** The guides that lead where nothing is chosen. */
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

/** The copy of the library but for the heads of its pages. */
export const pageCopy = ({
  hero,
  filters,
  results,
  closing,
}: ResourcesCopy): ResourcesPageCopy => ({ hero, filters, results, closing });
