/** The address of the layout's data. */
export const layoutAddress = '/layout.json';

/** The path of the not-found page. */
export const notFoundPath = '/404';

/**
 * The path of a page that a host may show at other addresses too: without `index.html`, empty parts and a slash at the end.
 *
 * @example
 * canonicalPath('/pricing/index.html'); // => '/pricing'
 */
export function canonicalPath(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part !== '');
  if (parts.at(-1) === 'index.html') parts.pop();
  return `/${parts.join('/')}`;
}

/**
 * The address of a page's data, beside its document.
 *
 * @example
 * dataAddress('/'); // => '/index.json'
 * dataAddress('/resources'); // => '/resources/index.json'
 */
export const dataAddress = (pathname: string): string =>
  `${canonicalPath(pathname).replace(/^\/$/, '')}/index.json`;
