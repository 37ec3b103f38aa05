import type { Pictures } from '../load/pictures.ts';
import type { Author } from './author.ts';
import type { Guide } from './guide.ts';
import type { LegalText } from './legal-text.ts';
import type { Post } from './post.ts';
import type { Site } from './site/index.ts';

/** All content of a folder, drafts included, as plain JSON data. */
export interface Library {
  /** The posts, the newest first and on one day by id. */
  readonly posts: readonly Post[];
  /** The guides, the newest first and on one day by id. */
  readonly guides: readonly Guide[];
  /** The legal texts by file name. */
  readonly legal: readonly LegalText[];
  /** The authors in the order of `authors.yaml`. */
  readonly authors: readonly Author[];
}

/** The content that a site may show: a library as selected by `publishedAt`. */
export type PublishedLibrary = Library & {
  /** Items with a page that no list, feed, sitemap, search, header or related item shows. */
  readonly unlisted: Pick<Library, 'posts' | 'guides'>;
};

/** Everything that a site is built from: its published content and the copy of its pages. */
export interface SiteLibrary extends PublishedLibrary {
  readonly site: Site;
  /** The pictures that any of it shows. */
  readonly pictures: Pictures;
}
