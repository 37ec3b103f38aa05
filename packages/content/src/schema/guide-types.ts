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
 * The label of a guide type.
 *
 * @example
 * guideTypeLabel('ebook') // => 'Guide'
 */
export function guideTypeLabel(id: GuideType): string {
  return guideTypes.find((type) => type.id === id)?.label ?? id;
}
