/** The lengths of titles and descriptions that search results show uncut, in characters. */
export const headLengths = {
  title: { least: 10, most: 60 },
  description: { least: 70, most: 155 },
} as const;
