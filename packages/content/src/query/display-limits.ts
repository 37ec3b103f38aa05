/** The most items that a list on a page shows. */
export const displayLimits = {
  featuredPosts: 2,
  postTags: 3,
  related: 3,
  /** Cards of a list before Show More, and with each use of it. */
  listed: 24,
} as const;
