/**
 * Applies the style sheet of the whole site, which the document links for print only, because its own styles are inline. Adds a second
 * link, because changing the medium of the first would repaint the page.
 *
 * @returns A promise that resolves when the styles have loaded or failed.
 */
export const applyStyles = (): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    const print = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
    // Already applied, or the development server, which has no print link.
    if (!print || document.querySelector('link[rel=stylesheet]:not([media])'))
      return resolve(undefined);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = print.href;
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
