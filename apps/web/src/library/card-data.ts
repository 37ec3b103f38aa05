import {
  categoryLabel,
  formatDate,
  guideTypeLabel,
  type DateFormat,
  type GuideCard,
  type PostCard,
} from '@cornerbell/content';
import type { Hue } from '@cornerbell/ui/theme';
import { categoryHues, guideTypeHues } from './hues.ts';

/** A date, in ISO 8601 and formatted. */
export interface DateData {
  readonly iso: string;
  readonly text: string;
}

/** The fields of a post that cards and the search need, formatted at build time so that the browser loads no formatter. */
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
  readonly date: DateData;
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
  readonly date: DateData;
  readonly downloads?: number | undefined;
  readonly featured: boolean;
  readonly previewImage?: string | undefined;
}

/** A date for a page, a card or a small card. */
export const dateData = (date: string, format: DateFormat): DateData => ({
  iso: date,
  text: formatDate(date, format),
});

/** The date format of a small card, which leaves out the year of the build. */
export const smallCardFormat = (date: string, asOf: Date): DateFormat =>
  date.startsWith(`${asOf.getUTCFullYear()}-`) ? 'small' : 'card';

/** The path of a post. */
export const postHref = ({ slug }: Pick<PostCard, 'slug'>): string => `/resources/blog/${slug}`;

/** The path of a guide. */
export const guideHref = ({ slug }: Pick<GuideCard, 'slug'>): string => `/resources/guides/${slug}`;

/** The card of a post. */
export const postCardData = (post: PostCard, format: DateFormat = 'card'): PostCardData => ({
  kind: 'post',
  id: post.id,
  slug: post.slug,
  href: postHref(post),
  title: post.title,
  excerpt: post.excerpt,
  tags: post.tags,
  category: post.category,
  badge: { label: categoryLabel(post.category), hue: categoryHues[post.category] },
  date: dateData(post.publishedDate, format),
  readTime: post.readTime,
  featured: post.featured,
  coverImage: post.coverImage,
});

/** The card of a guide. */
export const guideCardData = (guide: GuideCard, format: DateFormat = 'card'): GuideCardData => ({
  kind: 'guide',
  id: guide.id,
  slug: guide.slug,
  href: guideHref(guide),
  title: guide.title,
  description: guide.description,
  excerpt: guide.excerpt,
  badge: { label: guideTypeLabel(guide.type), hue: guideTypeHues[guide.type] },
  date: dateData(guide.publishedDate, format),
  downloads: guide.downloadCount,
  featured: guide.featured,
  previewImage: guide.previewImage,
});
