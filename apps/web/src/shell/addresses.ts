/** The address of the layout's data. */
export const layoutAddress = '/layout.json';

/** The path of the not-found page. */
export const notFoundPath = '/404';

/**
 * The address of a page's data, beside its document.
 *
 * @example
 * dataAddress('/'); // => '/index.json'
 * dataAddress('/resources'); // => '/resources/index.json'
 */
export const dataAddress = (pathname: string): string =>
  `${pathname.replace(/\/+$/, '')}/index.json`;
