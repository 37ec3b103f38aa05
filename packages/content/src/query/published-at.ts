import type { Library, PublishedLibrary } from '../schema/library.ts';
import type { Status } from '../schema/status.ts';

/** The fields that decide an item's state. */
export interface Publishable {
  /** The author's decision; published when left out. */
  readonly status?: Status | undefined;
  /** A calendar date, `YYYY-MM-DD`. */
  readonly publishedDate: string;
}

/** An item's status as of a day: the author's decision, or `scheduled` for a later day. */
export type PublishState = Status | 'scheduled';

/**
 * An item's status as of a day.
 *
 * @param item - The item's status and date.
 * @param asOf - A calendar date, `YYYY-MM-DD`.
 * @example
 * publishStateAt({ publishedDate: '2026-12-01' }, '2026-11-30') // => 'scheduled'
 * publishStateAt({ publishedDate: '2026-12-01' }, '2026-12-01') // => 'published'
 * publishStateAt({ status: 'draft', publishedDate: '2020-01-01' }, '2026-12-01') // => 'draft'
 */
export function publishStateAt(
  { status = 'published', publishedDate }: Publishable,
  asOf: string,
): PublishState {
  return status === 'published' && publishedDate > asOf ? 'scheduled' : status;
}

/**
 * The part of a library that the site shows as of a day: what is published by then, and separately
 * the unlisted items, whatever their day. Drafts and scheduled items are left out. Nothing else
 * decides what pages, lists, feeds, sitemap and search show.
 *
 * @param library - The whole library.
 * @param asOf - A calendar date, `YYYY-MM-DD`.
 * @example
 * const { posts } = publishedAt(library, '2026-11-30');
 * posts.every(({ publishedDate }) => publishedDate <= '2026-11-30') // => true
 */
export function publishedAt(library: Library, asOf: string): PublishedLibrary {
  const { posts, guides } = library;
  const inState = <Item extends Publishable>(items: readonly Item[], state: PublishState) =>
    items.filter((item) => publishStateAt(item, asOf) === state);
  return {
    ...library,
    posts: inState(posts, 'published'),
    guides: inState(guides, 'published'),
    unlisted: {
      posts: inState(posts, 'unlisted'),
      guides: inState(guides, 'unlisted'),
    },
  };
}
