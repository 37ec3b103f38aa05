import { openAccordionItem } from '@cornerbell/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  useLocation,
  useNavigationType,
  type Location,
  type NavigationType,
} from 'react-router-dom';

const storageKey = 'cornerbell:scroll';

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

function keepPositions(positions: Positions) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
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
function moveFocus(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

let begun: string | undefined;

/**
 * Does what going to a page at a location asks for while the page before it still stands, when nothing has to be laid
 * out for that: moves the keyboard's focus, which is dear to remove, and scrolls to the top.
 */
export function beginPage({ key, hash }: Location, action: NavigationType) {
  moveFocus(document.getElementById('main'));
  if (action !== 'PUSH' || hash) return;
  begun = key;
  scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Scrolls to the top when the path changes, to the target when the address has a hash, and back to where
 * the visitor was on Back and Forward. Moves the keyboard's focus to `main` with the page.
 * Specification §2: "A route scroll-to-top happens on every path change."
 */
export function useScroll() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef<Positions>(null);
  const shown = useRef({ key, pathname });
  const first = useRef(true);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A document that is left is restored by the browser itself.
    const leave = () => {
      history.scrollRestoration = 'auto';
      if (positions.current) keepPositions(positions.current);
    };
    const enter = () => (history.scrollRestoration = 'manual');
    addEventListener('pagehide', leave);
    addEventListener('pageshow', enter);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', enter);
    };
  }, []);

  useEffect(() => {
    positions.current ??= readPositions();
    const kept = positions.current;
    const note = () => (kept[key] = scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);

  useLayoutEffect(() => {
    const pathChanged = shown.current.pathname !== pathname;
    const keyChanged = shown.current.key !== key;
    shown.current = { key, pathname };
    if (first.current) {
      first.current = false;
      return;
    }
    if (key === begun) return;
    const target = targetOf(hash);
    if (navigation === 'POP') {
      // Without a new key, the browser itself went to an anchor and has scrolled already.
      if (keyChanged) scrollTo({ top: positions.current?.[key] ?? 0, behavior: 'instant' });
    } else if (target) {
      openAccordionItem(target.id);
      target.scrollIntoView();
    } else if (pathChanged) {
      scrollTo({ top: 0, behavior: 'instant' });
    }
    if (pathChanged || target) moveFocus(target ?? document.getElementById('main'));
  }, [key, pathname, hash, navigation]);
}
