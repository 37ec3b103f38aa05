import type { BlogCategory } from './categories.ts';
import type { GuideType } from './guide-types.ts';
import type { Author } from './author.ts';
import type { Guide } from './guide.ts';
import type { LegalText } from './legal-text.ts';
import type { Post } from './post.ts';
import type { Question } from './question.ts';
import type { Site } from './site/index.ts';

/** Everything that a content folder holds, drafts included, checked; plain data that survives JSON. */
export type Library<Category extends string = BlogCategory, Type extends string = GuideType> = {
  /** The posts, the newest first and on one day by id. */
  readonly posts: readonly Post<Category>[];
  /** The guides, the newest first and on one day by id. */
  readonly guides: readonly Guide<Type>[];
  /** The legal texts by file name. */
  readonly legal: readonly LegalText[];
  /** The authors in the order of `authors.yaml`. */
  readonly authors: readonly Author[];
  /** The questions that are written in Markdown, the oldest first and on one day by id; left out where there are none. */
  readonly questions?: readonly Question[];
};

/** What a site may show: a library of which `publishedAt` has left what is published as of a day. */
export type PublishedLibrary<
  Category extends string = BlogCategory,
  Type extends string = GuideType,
> = Library<Category, Type> & {
  /** The items that have a page but stand in no list, feed, sitemap, search or header, and are related to nothing. */
  readonly unlisted: {
    /** The posts, the newest first and on one day by id. */
    readonly posts: readonly Post<Category>[];
    /** The guides, the newest first and on one day by id. */
    readonly guides: readonly Guide<Type>[];
  };
};

/** Everything that a site is built from: what is published as of a day, and what its pages say. */
export type SiteLibrary = PublishedLibrary & { readonly site: Site };
