import { expect, test } from 'vitest';
import { isCurrent, isWithin } from './is-current.ts';

test.each([
  ['/faq', '/faq', true, true],
  ['/faq', '/faq/', true, true],
  ['/faq/', '/faq', true, true],
  ['/', '/', true, true],
  ['/', '/faq', false, false],
  ['/resources/', '/resources/blog/wraps', false, true],
  ['/resources', '/resources-for-gyms', false, false],
  ['/resources?type=blog', '/resources', false, false],
  ['/faq', undefined, false, false],
])(
  'a link to %s on %s: leads to it is %s, or to a page above it is %s',
  (href, path, is, within) => {
    expect(isCurrent(href, path)).toBe(is);
    expect(isWithin(href, path)).toBe(within);
  },
);
