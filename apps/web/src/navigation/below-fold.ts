/** Resolves when the browser is idle, or after a second if it is busy. */
export const idle = (): Promise<unknown> =>
  new Promise<unknown>((resolve) =>
    // Safari does not have `requestIdleCallback`.
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 1000 })
      : setTimeout(resolve, 200),
  );

// Not the document element: the browser would match all of its selectors again.
const root = () => document.getElementById('root')!;

/** Renders the whole page, so that the browser knows the position of everything in it. */
export function renderBelowFold(): void {
  root().dataset.whole = '';
}

/** Renders the first screen of a page ahead of the rest, which follows once the browser is idle. */
export function renderFirstScreenFirst(): void {
  delete root().dataset.whole;
  void idle().then(renderBelowFold);
}
