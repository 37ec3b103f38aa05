import './page-transition.css.ts';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** How long the screen may stand still for a page that does not come, in milliseconds. */
const patience = 500;

/**
 * Gives a function that changes the page, and fades from the old one to the new one where the browser
 * has view transitions and the visitor has not asked for less motion. For a component that is drawn
 * anew with every page.
 */
export function usePageTransition() {
  const arrive = useRef<() => void>(undefined);
  useLayoutEffect(() => arrive.current?.());

  return useCallback((change: () => void) => {
    if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
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
