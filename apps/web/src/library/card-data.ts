import {
  categoryLabel,
  guideAddress,
  guideTypeLabel,
  postAddress,
  type DateTexts,
  type GuideCard,
  type PageDate,
  type PostCard,
} from '@cornerbell/content';
import type { Hue } from '@cornerbell/ui/theme';
import { categoryHues, guideTypeHues } from './hues.ts';

/** The fields of a post that cards and the search need. */
export interface PostCardData {
  readonly kind: 'post';
  readonly id: string;
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly category: PostCard['category'];
  readonly badge: { readonly label: string; readonly hue: Hue };
  readonly date: PageDate;
  readonly readTime: number;
  readonly featured: boolean;
  readonly coverImage?: string | undefined;
}

/** The fields of a guide that cards and the search need. */
export interface GuideCardData {
  readonly kind: 'guide';
  readonly id: string;
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly excerpt: string;
  readonly badge: { readonly label: string; readonly hue: Hue };
  readonly date: PageDate;
  readonly downloads?: number | undefined;
  readonly featured: boolean;
  readonly previewImage?: string | undefined;
}

/** Whether a card is small, which leaves the year out. */
type CardSize = Exclude<keyof DateTexts, 'page'>;

/** The card of a post. */
export const postCardData = (post: PostCard, size: CardSize = 'card'): PostCardData => ({
  kind: 'post',
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
  coverImage: post.coverImage,
});

/** The card of a guide. */
export const guideCardData = (guide: GuideCard, size: CardSize = 'card'): GuideCardData => ({
  kind: 'guide',
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
  previewImage: guide.previewImage,
});
