import { pagePaths } from './page-paths.ts';

/** The paths of the lists of posts and of guides, below which each item has its page. */
export const listPathOf = {
  blog: `${pagePaths.resources}/blog`,
  guides: `${pagePaths.resources}/guides`,
} as const;

/** The paths of the lists of the resources page. */
export const listPaths: readonly string[] = Object.values(listPathOf);
