import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOf, settleRedirects } from './settle-redirects.ts';

const paths = ['/a', '/b', '/c', '/d', '/e', '/f'];

describe('settleRedirects', () => {
  it('leads at once to the end of a chain, with the anchor of where it ends', () => {
    const written = [
      { from: '/a', to: '/b#part' },
      { from: '/b', to: '/c' },
      { from: '/c', to: '/d' },
      { from: '/e', to: '/a' },
    ];
    expect(settleRedirects(written)).toEqual({
      redirects: [
        { from: '/a', to: '/d#part' },
        { from: '/b', to: '/d' },
        { from: '/c', to: '/d' },
        { from: '/e', to: '/d#part' },
      ],
      loops: [],
    });
  });

  it('sets apart what leads round in a circle, and what leads into one', () => {
    const written = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
      { from: '/c', to: '/a' },
      { from: '/d', to: '/d' },
      { from: '/e', to: '/f' },
    ];
    expect(settleRedirects(written)).toEqual({
      redirects: [{ from: '/e', to: '/f' }],
      loops: written.slice(0, 4),
    });
  });

  it('never leads to what has moved, and loses no redirect', () => {
    const target = fc.constantFrom(...paths);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...paths), target), (moves) => {
        const written = Object.entries(moves).map(([from, to]) => ({ from, to }));
        const { redirects, loops } = settleRedirects(written);
        expect(redirects.filter(({ to }) => Object.hasOwn(moves, pathOf(to)))).toEqual([]);
        expect([...redirects, ...loops].map(({ from }) => from).toSorted()).toEqual(
          Object.keys(moves).toSorted(),
        );
      }),
    );
  });
});
