import { expect, it } from 'vitest';
import { canonicalPath, withQuery } from './addresses.ts';

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/pricing', '/pricing'],
  ['/pricing//', '/pricing'],
  ['/pricing/index.html', '/pricing'],
  ['//resources//blog/index.html', '/resources/blog'],
  ['/index.htmls', '/index.htmls'],
])('shows the page at %s as %s', (pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path);
});

it.each([
  ['/faq', '', '/faq'],
  ['/faq', '?utm=x', '/faq?utm=x'],
  ['/faq#a', '?utm=x', '/faq?utm=x#a'],
  ['/resources?type=blog', '?utm=x&q=?', '/resources?type=blog&utm=x&q=?'],
  ['/resources?type=blog#a', '', '/resources?type=blog#a'],
])('leads to %s with the query %s', (address, search, target) => {
  expect(withQuery(address, search)).toBe(target);
});
