import { blogCategories, type BlogCategory } from '../schema/categories.ts';
import { guideTypes, type GuideType } from '../schema/guide-types.ts';
import type { LibraryOptions } from './file-readers.ts';
import { factsById, type LoadedSite } from './load-site.ts';

/** What the site's Markdown files may refer to: its categories, guide types, groups of questions and facts. */
export function siteOptions({ files, facts }: LoadedSite): LibraryOptions<BlogCategory, GuideType> {
  const groups = files.faq?.groups ?? [];
  return {
    categories: blogCategories.map(({ id }) => id),
    guideTypes: guideTypes.map(({ id }) => id),
    questionGroups: groups.map(({ id }) => id),
    otherQuestions: new Map(
      groups
        .flatMap(({ id, items }) => [id, ...items.map((item) => item.id)])
        .map((id) => [id, 'site/faq.yaml'] as const),
    ),
    facts: factsById(facts),
  };
}
