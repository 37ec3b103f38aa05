/**
 * Applies the style sheet of the whole site, which the document loads for print: its own styles stand in it.
 *
 * A second link, because the browser would draw the whole page anew, in fonts that came too late for it, if the medium of a
 * link changed.
 *
 * @returns A promise that resolves when the styles are there, or can't be had.
 */
export const applyStyles = (): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    const print = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
    // Once is enough, and the development server has styles of its own.
    if (!print || document.querySelector('link[rel=stylesheet]:not([media])'))
      return resolve(undefined);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = print.href;
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
