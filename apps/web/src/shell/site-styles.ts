/**
 * Applies the style sheet of the whole site, which the document loads for print: its own styles stand in it.
 * Resolves when it is there, or can't be had.
 */
export const applyStyles = (): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
    if (!link) return resolve(undefined);
    if (link.sheet) resolve(undefined);
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    link.media = 'all';
  });
