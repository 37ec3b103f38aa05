import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOf, resolveRedirects } from './resolve-redirects.ts';

const addresses = ['/a', '/b', '/c', '/d', '/e', '/f'];

describe('resolveRedirects', () => {
  it('leads directly to the end of a chain, with its anchor', () => {
    const written = [
      { from: '/a', to: '/b#part' },
      { from: '/b', to: '/c' },
      { from: '/c', to: '/d' },
      { from: '/e', to: '/a' },
    ];
    expect(resolveRedirects(written)).toEqual({
      redirects: [
        { from: '/a', to: '/d#part' },
        { from: '/b', to: '/d' },
        { from: '/c', to: '/d' },
        { from: '/e', to: '/d#part' },
      ],
      loops: [],
    });
  });

  it('drops a redirect from the address of a page', () => {
    const written = [
      { from: '/resources/blog/news', to: '/resources?type=blog&category=news' },
      { from: '/old', to: '/resources/blog/news' },
    ];
    const paths = ['/resources/blog/news', '/resources'];
    expect(resolveRedirects(written, paths).redirects).toEqual([
      { from: '/old', to: '/resources/blog/news' },
    ]);
  });

  it('separates loops and redirects into them', () => {
    const written = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
      { from: '/c', to: '/a' },
      { from: '/d', to: '/d' },
      { from: '/e', to: '/f' },
    ];
    expect(resolveRedirects(written)).toEqual({
      redirects: [{ from: '/e', to: '/f' }],
      loops: written.slice(0, 4),
    });
  });

  it('never leads to a moved address, and loses no redirect', () => {
    const target = fc.constantFrom(...addresses);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...addresses), target), (moves) => {
        const written = Object.entries(moves).map(([from, to]) => ({ from, to }));
        const { redirects, loops } = resolveRedirects(written);
        expect(redirects.filter(({ to }) => Object.hasOwn(moves, pathOf(to)))).toEqual([]);
        expect([...redirects, ...loops].map(({ from }) => from).toSorted()).toEqual(
          Object.keys(moves).toSorted(),
        );
      }),
    );
  });
});
