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
 * An address with a visitor's query after its own and before its anchor.
 *
 * @example
 * withQuery('/faq#refunds', '?utm_source=x'); // => '/faq?utm_source=x#refunds'
 */
export function withQuery(address: string, search: string): string {
  const [whole = '', anchor] = address.split('#');
  const query = whole.includes('?') ? search.replace('?', '&') : search;
  return whole + query + (anchor === undefined ? '' : `#${anchor}`);
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
