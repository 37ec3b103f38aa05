import { describe, expect, it } from 'vitest';
import { internalPath } from './AppLink.tsx';

describe('internalPath', () => {
  it.each([
    ['/', '/'],
    ['/resources', '/resources'],
    ['/resources?type=blog&category=building', '/resources'],
    ['/faq#refunds', '/faq'],
    ['/resources/guides/gym-management-checklist.md', null],
    ['/feed.xml?x=1', null],
    ['//example.com/x', null],
    ['https://example.com/', null],
    ['mailto:hello@example.com', null],
    ['#main', null],
    ['', null],
  ])('reads %j as %j', (href, path) => {
    expect(internalPath(href)).toBe(path);
  });
});
