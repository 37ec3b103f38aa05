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

  it('takes no longer for a very long text', () => {
    expect(nearest('x'.repeat(1_000_000), ['y'.repeat(1_000_000)])).toBeUndefined();
  });
});
