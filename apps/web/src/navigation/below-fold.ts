/** Resolves when the browser is idle, or after a second if it is busy. */
export const idle = (): Promise<unknown> =>
  new Promise<unknown>((resolve) =>
    // Safari does not have `requestIdleCallback`.
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 1000 })
      : setTimeout(resolve, 200),
  );

/** Renders the whole page, so that the browser knows the position of everything in it. */
export function renderBelowFold(): void {
  // Not on the document element, all of whose selectors the browser would match again.
  document.body.dataset.whole = '';
}

/** Renders the first screen of a page ahead of the rest, which follows once the browser is idle. */
export function renderFirstScreenFirst(): void {
  delete document.body.dataset.whole;
  void idle().then(renderBelowFold);
}
