import {
  categoryLabel,
  guideAddress,
  guideTypeLabel,
  postAddress,
  type DateTexts,
  type GuideCard,
  type PostCard,
} from '@cornerbell/content';
import { categoryHues, guideTypeHues } from './hues.ts';

/** Whether a card is small, which leaves the year out. */
type CardSize = Exclude<keyof DateTexts, 'page'>;

/** The fields of a post that cards and the search need. */
export const postCardData = (post: PostCard, size: CardSize = 'card') => ({
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
  image: post.coverImage,
});

/** The fields of a guide that cards and the search need. */
export const guideCardData = (guide: GuideCard, size: CardSize = 'card') => ({
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
  image: guide.previewImage,
});

/** The data of a post's card. */
export type PostCardData = ReturnType<typeof postCardData>;

/** The data of a guide's card. */
export type GuideCardData = ReturnType<typeof guideCardData>;
