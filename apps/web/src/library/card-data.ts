import {
  categoryLabel,
  guideAddress,
  guideTypeLabel,
  postAddress,
  type DateTexts,
  type GuideCard,
  type PostCard,
} from '@cornerbell/content';
import type { SiteLibrary } from '@cornerbell/content/library';
import { previewAddress } from '../downloads/download.ts';
import { categoryHues, guideTypeHues } from './hues.ts';

/** Whether a card is small, which leaves the year out. */
type CardSize = Exclude<keyof DateTexts, 'page'>;

type WithPictures = Pick<SiteLibrary, 'pictures'>;

/** The picture at an address, with its own width and height in pixels. */
const pictureAt = (src: string | undefined, { pictures }: WithPictures) =>
  src === undefined ? undefined : { src, ...pictures[src] };

function sheetOf(guide: GuideCard, library: WithPictures) {
  const address = previewAddress(guide);
  return address in library.pictures ? pictureAt(address, library) : undefined;
}

/** The fields of a post that cards and the search need. */
export const postCardData = (post: PostCard, library: WithPictures, size: CardSize = 'card') => ({
  kind: 'post' as const,
  id: post.id,
  slug: post.slug,
  href: postAddress(post),
  title: post.title,
  excerpt: post.excerpt,
  tags: post.tags,
  category: post.category,
  badge: { label: categoryLabel(post.category), hue: categoryHues[post.category] },
  date: { iso: post.publishedDate, text: post.dates[size] },
  readTime: post.readTime,
  featured: post.featured,
  image: pictureAt(post.coverImage, library),
});

/** The fields of a guide that cards and the search need. */
export const guideCardData = (
  guide: GuideCard,
  library: WithPictures,
  size: CardSize = 'card',
) => ({
  kind: 'guide' as const,
  id: guide.id,
  slug: guide.slug,
  href: guideAddress(guide),
  title: guide.title,
  description: guide.description,
  excerpt: guide.excerpt,
  badge: { label: guideTypeLabel(guide.type), hue: guideTypeHues[guide.type] },
  date: { iso: guide.publishedDate, text: guide.dates[size] },
  downloads: guide.downloadCount,
  featured: guide.featured,
  image: pictureAt(guide.previewImage, library),
  /** The picture of its first page, where it is drawn. */
  sheet: sheetOf(guide, library),
});

/** The data of a post's card. */
export type PostCardData = ReturnType<typeof postCardData>;

/** The data of a guide's card. */
export type GuideCardData = ReturnType<typeof guideCardData>;
