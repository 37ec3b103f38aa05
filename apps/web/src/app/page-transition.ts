import './page-transition.css.ts';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** The longest that waking may have taken where pages fade, in milliseconds. */
const quick = 150;

/** Whether this device would not have to be waited for because of a fading. */
function isQuick(): boolean {
  const [evaluated] = performance.getEntriesByName('cornerbell:evaluated');
  const [awake] = performance.getEntriesByName('cornerbell:awake');
  return (
    evaluated !== undefined && awake !== undefined && awake.startTime - evaluated.startTime < quick
  );
}

/** Whether pages fade: the browser can, the device is quick, and the visitor has not asked for less motion. */
export const pagesFade = () =>
  'startViewTransition' in document &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  isQuick();

/** How long the screen may stand still for a page that does not come, in milliseconds. */
const patience = 500;

/**
 * Gives a function that changes the page, and fades from the old one to the new one where pages fade. For a
 * component that is drawn anew with every page.
 */
export function usePageTransition() {
  const arrive = useRef<() => void>(undefined);
  useLayoutEffect(() => arrive.current?.());

  return useCallback((change: () => void) => {
    if (!pagesFade()) {
      change();
      return;
    }
    const { ready } = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          arrive.current = resolve;
          setTimeout(resolve, patience);
          change();
        }),
    );
    // The page changes all the same where the browser leaves out the fading, such as in a hidden window.
    ready.catch(() => undefined);
  }, []);
}
