/** The characters of a title that search results show uncut. */
export const titleLimits = { least: 10, most: 60 } as const;

/** The characters of a description that search results show uncut. */
export const descriptionLimits = { least: 70, most: 155 } as const;
