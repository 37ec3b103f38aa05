import { openAccordionItem } from '@cornerbell/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Visit } from './use-visit.ts';

const storageKey = 'cornerbell:scroll';

/** How far each entry of the history was scrolled, in px, by the key of its location. */
type Positions = Map<string, number>;

function readPositions(): Positions {
  try {
    const saved = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
    return new Map(saved);
  } catch {
    // Storage may be blocked, or hold something else.
    return new Map();
  }
}

function savePositions(positions: Positions) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Storage may be blocked or full: then Back after a reload starts at the top.
  }
}

/** The element that a hash names; a hash that can't be decoded names none. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Moves the keyboard's focus to an element, whether or not it takes focus by itself. */
export function moveFocus(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/**
 * Scrolls to the top when the path changes, to the target when the address has a hash, and back to where the visitor
 * was on Back and Forward. Moves the keyboard's focus to `main` with the page, so that it is read out.
 */
export function useScroll({ location, navigationType }: Visit): void {
  const { key, pathname, hash } = location;
  const positions = useRef<Positions>(undefined);
  const previous = useRef<{ key: string; pathname: string }>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // The browser itself restores a document that is left.
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
    if (before === undefined) {
      // The first entry of every document has the same key, and an earlier document may have used it.
      known.set(key, scrollY);
    } else if (navigationType === 'POP') {
      // Without a new key, the browser itself went to an anchor and has scrolled already.
      if (before.key !== key) scrollTo(known.get(key) ?? 0);
    } else if (target) {
      openAccordionItem(target.id);
      target.scrollIntoView();
    } else if (pathChanged) {
      scrollTo(0);
    }
    if (before && (pathChanged || target)) moveFocus(target ?? document.getElementById('main'));
    const onScroll = () => void known.set(key, scrollY);
    if (before) onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [key, pathname, hash, navigationType]);
}
