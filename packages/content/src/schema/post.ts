import * as v from 'valibot';
import { blogCategories } from './categories.ts';
import type { Author } from './author.ts';
import type { DateTexts, PageDate } from './date-texts.ts';
import {
  aliases,
  calendarDate,
  choice,
  downloads,
  flag,
  itemId,
  pictures,
  related,
  shownAs,
  sitePath,
  text,
  texts,
} from './fields.ts';
import type { PublishState } from '../query/published-at.ts';
import { status } from './status.ts';

/** The front matter of a post. By default its `id` is the file's name. */
export const postFrontMatter = v.strictObject({
  aliases: v.optional(aliases),
  id: v.optional(itemId('A number in quotes that no other post has; by default the slug.', '7')),
  title: text('The title, in sentence case.', 'Ten days quiet'),
  excerpt: text('One full sentence that sells the read.', 'How to call members back.'),
  author: v.pipe(
    text('The id of an author in authors.yaml.', 'founders'),
    v.metadata(
      shownAs('relation', {
        collection: 'authors',
        file: 'authors',
        value_field: 'authors.*.id',
      }),
    ),
  ),
  category: choice('The category under which the blog lists it.', blogCategories),
  tags: v.pipe(
    texts('At least one tag, in lower case.', ['retention', 'front desk']),
    v.minLength(1),
    v.maxLength(10, 'has at most ten'),
  ),
  status,
  publishedDate: calendarDate('The day of publication.', '2025-07-14'),
  updatedDate: v.optional(calendarDate('The day of the last change of substance.', '2025-08-01')),
  featured: v.optional(flag('Whether the resources page shows it at the top.'), false),
  coverImage: v.optional(
    sitePath('A picture at the top, in place of a drawing.', '/images/cover.svg'),
  ),
  coverAlt: v.optional(
    text(
      'What the picture shows, for those who cannot see it. A picture needs it.',
      'Two boxers touch gloves',
    ),
  ),
  relatedPosts: v.optional(
    related('posts', 'The slugs or ids of other posts to read next.', 'ten-days-quiet'),
    [],
  ),
  downloads: v.optional(downloads),
  pictures: v.optional(pictures),
});

/** A blog post: its front matter, slug (the file name), author and Markdown body. */
export type Post = Readonly<
  Omit<v.InferOutput<typeof postFrontMatter>, 'id' | 'author'> & {
    id: string;
    slug: string;
    author: Author;
    /** The minutes to read it: its words / 200, rounded up. */
    readTime: number;
    content: string;
    /** The day of publication as it is shown. */
    dates: DateTexts;
    /** The day of the last change as it is shown, if there is one. */
    updated?: PageDate;
    /** In a preview, why the site does not list it. */
    state?: PublishState;
  }
>;

/** A post without its body, author and list of related posts, for cards and lists. */
export type PostCard = Omit<Post, 'author' | 'content' | 'relatedPosts' | 'status' | 'updated'>;
