import type { ResourceType } from '@cornerbell/content';
import type { Site } from '@cornerbell/content/copy';
import type { GuideCardData, PostCardData } from '../../library/card-data.ts';
import type { Head } from '../../page.ts';

/** The data of a document of the library: its index of all posts and guides, which every search and filter reads. */
export interface ResourcesData {
  readonly copy: Pick<Site['resources'], 'hero' | 'filters' | 'results' | 'closing'>;
  readonly head: Head;
  /** The main heading. */
  readonly heading: string;
  /** The type that the document lists. */
  readonly type: ResourceType;
  /** The newest first. */
  readonly posts: readonly PostCardData[];
  /** The newest first. */
  readonly guides: readonly GuideCardData[];
}
