/** The tabs of the resources page with their labels, in order. */
export const resourceTypes = [
  { id: 'all', label: 'All Resources' },
  { id: 'blog', label: 'Blog Posts' },
  { id: 'guides', label: 'Guides' },
  { id: 'videos', label: 'Videos' },
] as const;

/** The id of a resource type. */
export type ResourceType = (typeof resourceTypes)[number]['id'];

/** Whether a text is the id of a resource type. */
export function isResourceType(value: string): value is ResourceType {
  return resourceTypes.some((type) => type.id === value);
}
