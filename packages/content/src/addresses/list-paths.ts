/** The paths of the lists of the resources page. */
export const listPaths: readonly string[] = ['/resources/blog', '/resources/guides'];
