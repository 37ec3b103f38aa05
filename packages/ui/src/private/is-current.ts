const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/**
 * Whether a link leads to the current page; a trailing slash makes no difference.
 *
 * @example
 * isCurrent('/faq', '/faq/'); // => true
 */
export const isCurrent = (href: string, currentPath: string | undefined): boolean =>
  currentPath !== undefined && withoutSlash(href) === withoutSlash(currentPath);

/** The `aria-current` of a link. */
export const ariaCurrent = (href: string, currentPath: string | undefined) =>
  isCurrent(href, currentPath) ? 'page' : undefined;

/**
 * Whether the current page is the target of a link or below it.
 *
 * @example
 * isWithin('/resources', '/resources/blog/wraps'); // => true
 */
export const isWithin = (href: string, currentPath: string | undefined): boolean =>
  isCurrent(href, currentPath) || Boolean(currentPath?.startsWith(`${withoutSlash(href)}/`));
