import { expect, test } from 'vitest';
import { isCurrent } from './is-current.ts';

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
