const withoutSlash = (path: string) =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/**
 * Whether a link leads to the page that is shown; a slash at the end makes no difference.
 *
 * @example
 * isCurrent('/faq', '/faq/'); // => true
 */
export const isCurrent = (href: string, currentPath: string | undefined): boolean =>
  currentPath !== undefined && withoutSlash(href) === withoutSlash(currentPath);

/**
 * Whether the page that is shown is the one a link leads to or stands below it.
 *
 * @example
 * isWithin('/resources', '/resources/blog/wraps'); // => true
 */
export const isWithin = (href: string, currentPath: string | undefined): boolean =>
  isCurrent(href, currentPath) || Boolean(currentPath?.startsWith(`${withoutSlash(href)}/`));
