/** The backgrounds of sections. */
export const sectionTones = ['bone', 'white', 'ink'] as const;

/** One of `sectionTones`. */
export type SectionTone = (typeof sectionTones)[number];
