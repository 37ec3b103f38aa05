import * as v from 'valibot';
import type { BlogCategory } from './categories.ts';
import type { Author } from './author.ts';
import type { DateTexts, PageDate } from './date-texts.ts';
import { calendarDate, choice, flag, sitePath, slug, text, texts, wholeNumber } from './fields.ts';
import { status } from './status.ts';

/**
 * The front matter of a post, for a blog with the given categories. By default `id` and `slug` are the file's name, and `readTime` is
 * computed from its words.
 */
export function postFrontMatter<const Category extends string>(categories: readonly Category[]) {
  return v.object({
    id: v.optional(text('a number in quotes that no other post has', '7')),
    slug: v.optional(slug()),
    title: text('the title, in sentence case', 'Ten days quiet'),
    excerpt: text('one full sentence that sells the read', 'How to call members back.'),
    author: text('the id of an author in authors.yaml', 'founders'),
    category: choice(categories),
    tags: texts('a list of at least one tag, in lower case', ['retention', 'front desk'], 1),
    status: status(),
    publishedDate: calendarDate('the day of publication', '2025-07-14'),
    updatedDate: v.optional(calendarDate('the day of the last change of substance', '2025-08-01')),
    readTime: v.optional(wholeNumber('the minutes to read it: words / 200, rounded up', 5, 1)),
    featured: v.optional(flag('whether the resources page shows it at the top'), false),
    coverImage: v.optional(sitePath('the address of a picture', '/images/cover.svg')),
    coverAlt: v.optional(text('what the picture shows, in words', 'Two boxers touch gloves')),
    relatedPosts: v.optional(texts('a list of ids of other posts', ['3', '1']), []),
  });
}

/** A blog post: its front matter, slug, author and Markdown body. */
export type Post<Category extends string = BlogCategory> = Readonly<
  Omit<
    v.InferOutput<ReturnType<typeof postFrontMatter<Category>>>,
    'id' | 'slug' | 'author' | 'readTime'
  > & {
    id: string;
    slug: string;
    author: Author;
    readTime: number;
    content: string;
    /** The day of publication as it is shown. */
    dates: DateTexts;
    /** The day of the last change as it is shown, if there is one. */
    updated?: PageDate;
  }
>;
