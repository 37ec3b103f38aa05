import { openAccordionItem } from '@cornerbell/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { renderBelowFold, renderFirstScreenFirst } from './below-fold.ts';
import type { Visit } from './use-visit.ts';

const storageKey = 'cornerbell:scroll';

/** The scroll positions of history entries in px, by location key. */
type Positions = Map<string, number>;

function readPositions(): Positions {
  try {
    const saved = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
    return new Map(saved);
  } catch {
    // Storage may be blocked or invalid.
    return new Map();
  }
}

function savePositions(positions: Positions) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Storage may be blocked or full; Back after a reload then starts at the top.
  }
}

/** The target of a hash; `null` if there is none or it can't be decoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Moves the focus to an element, and makes it focusable if necessary. */
export function moveFocus(element: HTMLElement | null) {
  if (!element || element === document.activeElement) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

// With both coordinates, the browser scrolls to the top without a layout of its own.
export const scrollTo = (top: number) => window.scrollTo({ left: 0, top, behavior: 'instant' });

/**
 * Scrolls to the top when the path changes, to the target of a hash, and to the earlier position on
 * Back and Forward. Moves the focus to `main` on a new page, so that screen readers read it.
 */
export function useScroll({ location, navigationType }: Visit): void {
  const { key, pathname, hash } = location;
  const positions = useRef<Positions>(undefined);
  const previous = useRef<{ key: string; pathname: string }>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // The browser restores the scroll position when the visitor returns to the document.
    const onHide = () => {
      history.scrollRestoration = 'auto';
      savePositions(positions.current ?? new Map());
    };
    const onShow = () => (history.scrollRestoration = 'manual');
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
    };
  }, []);

  useLayoutEffect(() => {
    const known = (positions.current ??= readPositions());
    const before = previous.current;
    previous.current = { key, pathname };
    const pathChanged = before !== undefined && before.pathname !== pathname;
    const target = targetOf(hash);
    const startsAtTop = pathChanged && !target && navigationType !== 'POP';
    if (startsAtTop) renderFirstScreenFirst();
    else if (before) renderBelowFold();
    if (before === undefined) {
      // Every document's first entry has the same key, so the position may be of another document.
      known.set(key, scrollY);
    } else if (navigationType === 'POP') {
      // Without a new key, the browser has scrolled to an anchor itself.
      if (before.key !== key) scrollTo(known.get(key) ?? 0);
    } else if (target) {
      openAccordionItem(target.id);
      target.scrollIntoView({ behavior: pathChanged ? 'instant' : 'auto' });
    } else if (startsAtTop) {
      scrollTo(0);
    }
    if (before && (pathChanged || target)) moveFocus(target ?? document.getElementById('main'));
    const onScroll = () => void known.set(key, scrollY);
    // To read the position, the browser would lay out the new page ahead of its first frame.
    if (before && !startsAtTop) onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [key, pathname, hash, navigationType]);
}
