/** The blog's categories with the label of each, in the order of the filter chips. */
export const blogCategories = [
  { id: 'building-updates', label: 'Building Updates' },
  { id: 'educational', label: 'Educational' },
  { id: 'gym-tips', label: 'Gym Tips' },
  { id: 'industry', label: 'Industry Insights' },
  { id: 'news', label: 'Company News' },
] as const;

/** The id of a blog category. */
export type BlogCategory = (typeof blogCategories)[number]['id'];

/**
 * The label of a category.
 *
 * @example
 * categoryLabel('industry') // => 'Industry Insights'
 */
export function categoryLabel(id: BlogCategory): string {
  return blogCategories.find((category) => category.id === id)?.label ?? id;
}
