import { blogCategories, type BlogCategory } from '../categories.ts';
import { guideTypes, type GuideType } from '../guide-types.ts';
import { faqGroups } from '../site/faq.ts';
import { factsById } from '../site/ledger.ts';
import type { LibraryOptions } from './file-readers.ts';

/** What the site's own files may name: its categories, its guide types and its facts. Specification §9. */
export const siteOptions: LibraryOptions<BlogCategory, GuideType> = {
  categories: blogCategories.map(({ id }) => id),
  guideTypes: guideTypes.map(({ id }) => id),
  questionGroups: faqGroups.map(({ id }) => id),
  otherQuestions: new Map(
    faqGroups
      .flatMap(({ id, items }) => [id, ...items.map((item) => item.id)])
      .map((id) => [id, 'src/site/faq.ts'] as const),
  ),
  facts: factsById,
};
