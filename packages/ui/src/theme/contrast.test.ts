import { describe, expect, test } from 'vitest';
import { contrast, contrastPairs } from './contrast.ts';
import { inkTheme, lightTheme } from './themes.ts';

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#777777', 1],
  ['#767676', '#FFFFFF', 4.54],
])('the contrast of %s and %s is %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

describe.each([
  ['light', contrastPairs(lightTheme)],
  ['ink', contrastPairs(inkTheme)],
])('the %s theme reads', (_, pairs) => {
  test.each(pairs)('$name at $atLeast:1', ({ foreground, background, atLeast }) => {
    expect(
      contrast(foreground, background),
      `${foreground} on ${background}: change a colour of palette.ts, or its role in themes.ts`,
    ).toBeGreaterThanOrEqual(atLeast);
  });
});
