import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const categories = ['building-updates', 'educational', 'gym-tips', 'industry', 'news'];

describe('nearest', () => {
  it.each([
    ['educationl', 'educational'],
    ['Educational', 'educational'],
    ['nwes', 'news'],
    ['building', 'building-updates'],
    ['gym_tips', 'gym-tips'],
    ['news-and-more', 'news'],
    ['boxing', undefined],
    ['', undefined],
    ['e', undefined],
  ])('takes %j for %j', (text, meant) => {
    expect(nearest(text, categories)).toBe(meant);
  });

  it('takes the first of two that are equally near', () => {
    expect(nearest('bat', ['cat', 'hat'])).toBe('cat');
  });

  it('offers only what there is, and a text itself if it is there', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, options) => {
        const meant = nearest(text, options);
        expect([undefined, ...options]).toContain(meant);
        expect(nearest(`x${text}`, [`x${text}`])).toBe(`x${text}`);
      }),
    );
  });

  it('takes no longer for a very long text', () => {
    expect(nearest('x'.repeat(1_000_000), ['y'.repeat(1_000_000)])).toBeUndefined();
  });
});
