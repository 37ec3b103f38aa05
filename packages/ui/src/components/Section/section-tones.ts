/** The grounds of a page, which sections alternate. */
export const sectionTones = ['bone', 'white', 'ink'] as const;

/** One of `sectionTones`. */
export type SectionTone = (typeof sectionTones)[number];
