import { blogCategories, type BlogCategory } from '../categories.ts';
import { guideTypes, type GuideType } from '../guide-types.ts';
import { factsById } from '../site/ledger.ts';
import type { LibraryOptions } from './compile-library.ts';

/** What the site's own files may name: its categories, its guide types and its facts. Specification §9. */
export const siteOptions: LibraryOptions<BlogCategory, GuideType> = {
  categories: blogCategories.map(({ id }) => id),
  guideTypes: guideTypes.map(({ id }) => id),
  facts: factsById,
};
