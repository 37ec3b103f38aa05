import { expect, test } from 'vitest';
import { isCurrent, isWithin } from './is-current.ts';

test.each([
  ['/faq', '/faq', true],
  ['/faq', '/faq/', true],
  ['/faq/', '/faq', true],
  ['/', '/', true],
  ['/', '/faq', false],
  ['/features', '/features/business-tools', false],
  ['/resources?type=blog', '/resources', false],
  ['/faq', undefined, false],
])('a link to %s on %s: current is %s', (href, currentPath, expected) => {
  expect(isCurrent(href, currentPath)).toBe(expected);
});

test.each([
  ['/resources', '/resources', true],
  ['/resources', '/resources/blog/wraps', true],
  ['/resources/', '/resources/blog/wraps', true],
  ['/resources', '/resources-for-gyms', false],
  ['/', '/faq', false],
  ['/faq', undefined, false],
])('the target %s is the page %s or above it: %s', (href, currentPath, expected) => {
  expect(isWithin(href, currentPath)).toBe(expected);
});
