/** The address of the layout's data. */
export const layoutAddress = '/layout.json';

/** The address of the data of the live gym. */
export const gymAddress = '/sample-gym.json';

/** The path of the not-found page. */
export const notFoundPath = '/404';

/**
 * The path of a page that a host may show at other addresses too: without empty parts, a trailing
 * slash and the ending of its document.
 *
 * @example
 * canonicalPath('/pricing.html'); // => '/pricing'
 */
export function canonicalPath(pathname: string): string {
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`;
  return path.replace(/(\/index)?\.html$/, '') || '/';
}

/**
 * The file of a page's document, which hosts show at the page's path.
 *
 * @example
 * documentFile('/'); // => '/index.html'
 * documentFile('/resources'); // => '/resources.html'
 */
export const documentFile = (path: string): string => `${path === '/' ? '/index' : path}.html`;

/**
 * The address of a page's data.
 *
 * @example
 * dataAddress('/'); // => '/index.json'
 * dataAddress('/resources'); // => '/resources/index.json'
 */
export const dataAddress = (pathname: string): string =>
  `${canonicalPath(pathname).replace(/^\/$/, '')}/index.json`;
