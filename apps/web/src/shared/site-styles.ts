let applied: Promise<unknown> | undefined;

/**
 * Applies the style sheet of the whole site, which the document links but does not load, because
 * its own styles are inline. Other pages need it, and what appears after an action of the visitor.
 *
 * @returns A promise that resolves when the styles have loaded or failed.
 */
export const applyStyles = (): Promise<unknown> =>
  (applied ??= new Promise<unknown>((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]');
    // The development server has no such link.
    if (!link) return resolve(undefined);
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    link.disabled = false;
  }));
