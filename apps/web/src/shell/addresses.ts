/** Where the data of the shared header is, written once a build. */
export const layoutAddress = '/layout.json';

/** The path that stands for every path without a page. */
export const notFoundPath = '/404';

/**
 * Where the prerenderer writes a page's data: beside its document.
 *
 * @example
 * dataAddress('/'); // => '/index.json'
 * dataAddress('/resources'); // => '/resources/index.json'
 */
export const dataAddress = (pathname: string): string =>
  `${pathname.replace(/\/+$/, '')}/index.json`;
