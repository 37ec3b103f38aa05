import { NavigationType, type Location } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Slot } from './page-slots.ts';
import { findDrawn, keepDrawn, makePlace, showInstead, showPlace } from './places.ts';

const { Pop, Push } = NavigationType;

const at = (pathname: string, key: string, rest: Partial<Location> = {}): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key,
  ...rest,
});

const slotAt = (location: Location, stage: Slot['stage']): Slot => ({
  id: 1,
  location,
  action: Push,
  stage,
});

function placeWith(text: string) {
  const place = makePlace();
  place.innerHTML = `<h1 style="display:none!important">${text}</h1>`;
  return place;
}

const releases: (() => void)[] = [];

const keep = (location: Location, stage: Slot['stage'], place = placeWith('Ahead')) => {
  releases.push(keepDrawn(slotAt(location, stage), place));
  return place;
};

beforeEach(() => {
  document.body.innerHTML = '<main id="main"><h1>Home</h1><p>Words</p></main>';
});

afterEach(() => {
  for (const release of releases.splice(0)) release();
});

describe('findDrawn', () => {
  it('finds the page that is drawn ahead for a link to its top', () => {
    const place = keep(at('/contact', 'ahead'), 'ahead');
    expect(findDrawn(at('/contact', 'b'), Push)).toBe(place);
    expect(findDrawn(at('/contact', 'b', { hash: '#form' }), Push)).toBeUndefined();
    expect(findDrawn(at('/contact', 'b', { search: '?a=b' }), Push)).toBeUndefined();
    expect(findDrawn(at('/faq', 'b'), Push)).toBeUndefined();
  });

  it('finds the page that was left for Back alone, because a link draws it anew', () => {
    const place = keep(at('/contact', 'b'), 'whole');
    expect(findDrawn(at('/contact', 'b'), Pop)).toBe(place);
    expect(findDrawn(at('/contact', 'c'), Pop)).toBeUndefined();
    expect(findDrawn(at('/contact', 'c'), Push)).toBeUndefined();
  });

  it('finds none that is not drawn yet, or no longer kept', () => {
    keep(at('/contact', 'ahead'), 'ahead', makePlace());
    expect(findDrawn(at('/contact', 'b'), Push)).toBeUndefined();
    keepDrawn(slotAt(at('/faq', 'ahead'), 'ahead'), placeWith('FAQ'))();
    expect(findDrawn(at('/faq', 'b'), Push)).toBeUndefined();
  });
});

describe('showInstead', () => {
  it('shows a page that React keeps hidden, before the one that goes', () => {
    const place = placeWith('Contact');
    showInstead(place);
    expect(document.querySelector('h1')?.textContent).toBe('Contact');
    const shown = [...document.querySelectorAll('h1, p')].filter(
      (element) => getComputedStyle(element).display !== 'none',
    );
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Contact']);
  });

  it('takes away a page that has a place of its own, as it is', () => {
    const left = placeWith('Left');
    left.querySelector('h1')?.removeAttribute('style');
    showPlace(left);
    showInstead(placeWith('Contact'));
    expect(left.isConnected).toBe(false);
    expect(left.innerHTML).toBe('<h1>Left</h1>');
  });
});
