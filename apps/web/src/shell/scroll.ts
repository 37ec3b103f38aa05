import { openAccordionItem } from '@cornerbell/ui';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
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

let positions: Positions | undefined;

/** Where each page of the visit was scrolled to, by the key of its location. */
function keptPositions(): Positions {
  // Where the page was that the boot script has led on from.
  const { left } = (history.state ?? {}) as { left?: Positions };
  positions ??= { ...readPositions(), ...left };
  return positions;
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

/** Where the visitor was last: outside of React, because a page that fails and what stands for it begin anew. */
let shown: Pick<Location, 'key' | 'pathname'> | undefined;

let begun: string | undefined;

/** Whether a page is being left, so that where the window is scrolled to says nothing of where the visitor was. */
let leaving = false;

/**
 * Does what going to a page at a location asks for while the page before it still stands, when nothing has to be laid
 * out for that: moves the keyboard's focus, which is dear to remove, and scrolls to the top.
 */
export function beginPage({ key, hash }: Location, action: NavigationType) {
  moveFocus(document.getElementById('main'));
  if (action !== 'PUSH' || hash) return;
  begun = key;
  leaving = true;
  scrollTo({ top: 0, behavior: 'instant' });
}

const scrollBack = (key: string) =>
  scrollTo({ top: keptPositions()[key] ?? 0, behavior: 'instant' });

/** Scrolls to where the visitor was at a location whose page stands there again, before the app goes to it. */
export function returnTo({ key }: Location) {
  leaving = true;
  scrollBack(key);
}

/** Begins at the top, with the keyboard's focus, where a page that fails has just been gone to. */
export function useScrollToError() {
  const { key, pathname } = useLocation();
  const begin = useEffectEvent(() => {
    const before = shown;
    shown = { key, pathname };
    leaving = false;
    if (before?.pathname === pathname) return;
    scrollTo({ top: 0, behavior: 'instant' });
    moveFocus(document.getElementById('main'));
  });
  // Once: what stands for the page outlives the address by a moment.
  useLayoutEffect(() => begin(), []);
}

/**
 * Scrolls to the top when the path changes, to the target when the address has a hash, and back to where
 * the visitor was on Back and Forward. Moves the keyboard's focus to `main` with the page.
 * Specification §2: "A route scroll-to-top happens on every path change."
 */
export function useScroll() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // A document that is left is restored by the browser itself.
    const leave = () => {
      history.scrollRestoration = 'auto';
      keepPositions(keptPositions());
    };
    const enter = () => (history.scrollRestoration = 'manual');
    addEventListener('pagehide', leave);
    addEventListener('pageshow', enter);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', enter);
    };
  }, []);

  // Before any frame: the scrolling to the top of the page that comes must not be noted for the one that went.
  useLayoutEffect(() => {
    const kept = keptPositions();
    const note = () => {
      if (!leaving) kept[key] = scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [key]);

  useLayoutEffect(() => {
    const before = shown;
    shown = { key, pathname };
    leaving = false;
    if (!before) {
      // The first entry of every document has the same key, and an earlier one may have left its place there.
      keptPositions()[key] = scrollY;
      return;
    }
    const pathChanged = before.pathname !== pathname;
    const keyChanged = before.key !== key;
    if (key === begun) return;
    // An entry that was replaced has another key, and stands where it was.
    if (navigation === 'REPLACE' && !pathChanged) keptPositions()[key] = scrollY;
    const target = targetOf(hash);
    if (navigation === 'POP') {
      // Without a new key, the browser itself went to an anchor and has scrolled already.
      if (keyChanged) scrollBack(key);
    } else if (target) {
      openAccordionItem(target.id);
      target.scrollIntoView();
    } else if (pathChanged) {
      scrollTo({ top: 0, behavior: 'instant' });
    }
    if (pathChanged || target) moveFocus(target ?? document.getElementById('main'));
  }, [key, pathname, hash, navigation]);
}
