// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pagePath } from './links.ts';

const link = (attributes: Record<string, string>) =>
  Object.assign(document.createElement('a'), attributes);

describe('pagePath', () => {
  it.each([
    ['/', '/'],
    ['/resources', '/resources'],
    ['/resources?type=blog&category=building', '/resources'],
    ['/faq#refunds', '/faq'],
    ['#main', '/'],
    ['/resources/guides/gym-management-checklist.md', null],
    ['/feed.xml?x=1', null],
    ['//example.com/x', null],
    ['https://example.com/', null],
    ['mailto:hello@example.com', null],
  ])('reads %j as %j', (href, path) => {
    expect(pagePath(link({ href }))).toBe(path);
  });

  it('leaves downloads and links to other windows alone', () => {
    expect(pagePath(link({ href: '/faq', download: 'faq' }))).toBeNull();
    expect(pagePath(link({ href: '/faq', target: '_blank' }))).toBeNull();
  });
});
