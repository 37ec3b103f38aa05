import { titleCase } from './title-case.ts';

/** The types of guide with the label of each. */
export const guideTypes = [
  { id: 'checklist', label: 'Checklist' },
  { id: 'template', label: 'Template' },
  { id: 'ebook', label: 'Guide' },
  { id: 'infographic', label: 'Infographic' },
] as const;

/** The id of a guide type. */
export type GuideType = (typeof guideTypes)[number]['id'];

/**
 * The label of a guide type; for an unknown id, the id in title case.
 *
 * @example
 * guideTypeLabel('ebook') // => 'Guide'
 * guideTypeLabel('wall-chart') // => 'Wall Chart'
 */
export function guideTypeLabel(id: string): string {
  return guideTypes.find((type) => type.id === id)?.label ?? titleCase(id);
}
