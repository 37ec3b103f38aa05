import type { Library, PublishedLibrary } from '../schema/library.ts';
import type { Status } from '../schema/status.ts';

/** What an item's standing follows from. */
export type Publishable = {
  /** What its author has decided; published when left out. */
  readonly status?: Status | undefined;
  /** A calendar date, `YYYY-MM-DD`. */
  readonly publishedDate: string;
};

/** How an item stands as of a day: as its author has decided, or published on a day that is yet to come. */
export type Standing = Status | 'scheduled';

/**
 * How an item stands as of a day.
 *
 * @param item - The item's status and date.
 * @param asOf - A calendar date, `YYYY-MM-DD`.
 * @example
 * standingAt({ publishedDate: '2026-12-01' }, '2026-11-30') // => 'scheduled'
 * standingAt({ publishedDate: '2026-12-01' }, '2026-12-01') // => 'published'
 * standingAt({ status: 'draft', publishedDate: '2020-01-01' }, '2026-12-01') // => 'draft'
 */
export function standingAt(
  { status = 'published', publishedDate }: Publishable,
  asOf: string,
): Standing {
  return status === 'published' && publishedDate > asOf ? 'scheduled' : status;
}

/**
 * What a library shows as of a day: the one place that decides what reaches routes, lists, header, related items, feeds, sitemap,
 * search and cards.
 *
 * Posts, guides and questions hold what is published and whose day has come. Unlisted items, whatever their day, stand apart. Drafts and what
 * is scheduled for a later day are gone. Selecting twice is selecting for the earlier day.
 *
 * @param library - Everything that the folder holds, or what an earlier selection left of it.
 * @param asOf - A calendar date, `YYYY-MM-DD`.
 * @example
 * publishedAt(library, '2026-11-30').posts.every(({ publishedDate }) => publishedDate <= '2026-11-30') // => true
 */
export function publishedAt<Category extends string, Type extends string>(
  library: Library<Category, Type> & Partial<PublishedLibrary<Category, Type>>,
  asOf: string,
): PublishedLibrary<Category, Type> {
  const { legal, authors, questions = [], unlisted = { posts: [], guides: [] } } = library;
  const posts = [...library.posts, ...unlisted.posts];
  const guides = [...library.guides, ...unlisted.guides];
  const standing =
    (wanted: Standing) =>
    (item: Publishable): boolean =>
      standingAt(item, asOf) === wanted;
  const publishedQuestions = questions.filter(standing('published'));
  return {
    posts: posts.filter(standing('published')),
    guides: guides.filter(standing('published')),
    legal,
    authors,
    ...(publishedQuestions.length > 0 && { questions: publishedQuestions }),
    unlisted: {
      posts: posts.filter(standing('unlisted')),
      guides: guides.filter(standing('unlisted')),
    },
  };
}
