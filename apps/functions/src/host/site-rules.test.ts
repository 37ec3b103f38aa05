import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders, parseRedirects } from './site-rules.ts';
import { StartError } from './start-error.ts';

describe('_redirects', () => {
  it('holds a path, an address and a status on each line', () => {
    const text = '# moved\n\n/old  /new\n/a /b#part 308\r\n/x https://example.com/ 302\n';
    expect([...parseRedirects(text)]).toEqual([
      ['/old', { to: '/new', status: 301 }],
      ['/a', { to: '/b#part', status: 308 }],
      ['/x', { to: 'https://example.com/', status: 302 }],
    ]);
  });

  it.each([
    ['/old', '_redirects:1: expected /old /new 301, received "/old".'],
    ['\nold /new', '_redirects:2: expected /old /new 301, received "old /new".'],
    ['/a/* /b', '_redirects:1: expected /old /new 301, received "/a/* /b".'],
    ['/a /b 200', '_redirects:1: expected /old /new 301, received "/a /b 200".'],
    ['/a /b 301!', '_redirects:1: expected /old /new 301, received "/a /b 301!".'],
    [
      '/a /b 301 Country=us',
      '_redirects:1: expected /old /new 301, received "/a /b 301 Country=us".',
    ],
  ])('stops at %j', (text, message) => {
    expect(() => parseRedirects(text)).toThrow(new StartError(message));
  });
});

describe('_headers', () => {
  const rules = parseHeaders(
    [
      '# all',
      '/*',
      '  X-Frame-Options: DENY',
      "  Content-Security-Policy: default-src 'self'; img-src data:",
      '',
      '/assets/*.js',
      '\tCache-Control: public, max-age=60',
      '/*',
      '  X-Frame-Options: SAMEORIGIN',
      '/a.b',
      '  X-Exact: yes',
    ].join('\n'),
  );

  it.each([
    ['/', {}],
    ['/assets/x/y.js', { 'cache-control': 'public, max-age=60' }],
    ['/assets/y.css', {}],
    ['/a.b', { 'x-exact': 'yes' }],
    ['/aXb', {}],
  ])('gives %s what its path matches', (path, more) => {
    expect(Object.fromEntries(headersFor(rules, path))).toEqual({
      'content-security-policy': "default-src 'self'; img-src data:",
      'x-frame-options': 'DENY, SAMEORIGIN',
      ...more,
    });
  });

  it.each([
    ['  X: y', '_headers:1: expected /path, or below it an indented Name: value, received "X: y".'],
    [
      '/*\nX: y',
      '_headers:2: expected /path, or below it an indented Name: value, received "X: y".',
    ],
    [
      '/*\n  nonsense',
      '_headers:2: expected /path, or below it an indented Name: value, received "nonsense".',
    ],
  ])('stops at %j', (text, message) => {
    expect(() => parseHeaders(text)).toThrow(new StartError(message));
  });
});
