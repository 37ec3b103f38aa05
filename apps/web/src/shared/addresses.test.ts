import { expect, it } from 'vitest';
import { canonicalPath } from './addresses.ts';

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/pricing', '/pricing'],
  ['/pricing//', '/pricing'],
  ['/pricing.html', '/pricing'],
  ['/pricing/index.html', '/pricing'],
  ['//resources//blog/index.html', '/resources/blog'],
  ['/index.htmls', '/index.htmls'],
])('shows the page at %s as %s', (pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path);
});
