const withoutSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/**
 * Whether a link leads to the current page; a trailing slash makes no difference.
 *
 * @example
 * isCurrent('/faq', '/faq/'); // => true
 */
export const isCurrent = (href: string, currentPath: string | undefined): boolean =>
  currentPath !== undefined && withoutSlash(href) === withoutSlash(currentPath);

/**
 * Whether the current page is the target of a link or below it.
 *
 * @example
 * isWithin('/resources', '/resources/blog/wraps'); // => true
 */
export const isWithin = (href: string, currentPath: string | undefined): boolean =>
  isCurrent(href, currentPath) || Boolean(currentPath?.startsWith(`${withoutSlash(href)}/`));
