import type { Location, NavigationType } from 'react-router-dom';
import type { Slot } from './page-slots.ts';

/** An element that a page is drawn in. It takes no box of its own. */
export function makePlace(): HTMLElement {
  const place = document.createElement('div');
  place.dataset.place = '';
  place.style.display = 'contents';
  return place;
}

const findMain = () => document.getElementById('main');

/** Puts a place in `main`, before a page that is about to go. */
export function showPlace(place: HTMLElement) {
  const main = findMain();
  if (place.parentNode !== main) main?.prepend(place);
}

const drawn = new Map<HTMLElement, Slot>();

/**
 * Notes that a page is being drawn in a place outside of the document.
 *
 * @returns What takes that back.
 */
export function keepDrawn(slot: Slot, place: HTMLElement): () => void {
  drawn.set(place, slot);
  return () => void drawn.delete(place);
}

/** The place where all is drawn that the app will show first at a location. */
export function findDrawn(
  { pathname, search, hash, key }: Location,
  action: NavigationType,
): HTMLElement | undefined {
  const [place] =
    [...drawn].find(([, { location, stage }]) =>
      action === 'POP'
        ? location.key === key
        : stage === 'ahead' && location.pathname === pathname && !search && !hash,
    ) ?? [];
  return place?.hasChildNodes() ? place : undefined;
}

const childrenOf = (element: HTMLElement | null) => [...(element?.children ?? [])] as HTMLElement[];

/**
 * Shows a place instead of the present page, before the app goes to that page: what the app does for it takes
 * longer than the visitor need wait.
 */
export function showInstead(place: HTMLElement) {
  for (const child of childrenOf(findMain())) {
    if (child.dataset.place === undefined) child.style.display = 'none';
    else child.remove();
  }
  // React hides what it draws outside of the document.
  for (const child of childrenOf(place)) child.style.removeProperty('display');
  showPlace(place);
}
