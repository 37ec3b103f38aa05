/** The most items that a list on a page shows. */
export const displayLimits = {
  featuredPosts: 2,
  popularGuides: 3,
  postTags: 3,
  related: 3,
} as const;
