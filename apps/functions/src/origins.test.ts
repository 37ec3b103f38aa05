import { expect, it } from 'vitest';
import { isAllowed, isOriginOrPattern } from './origins.ts';

const previews = 'https://*--gym.netlify.app';

it.each(['https://example.com', 'http://localhost:4173', previews])('%s is accepted', (text) => {
  expect(isOriginOrPattern(text)).toBe(true);
});

it.each([
  '*',
  'https://*',
  'https://*.netlify.app',
  'https://*gym.netlify.app',
  'https://pr-*--gym.netlify.app',
  'https://*--gym.app',
  'https://*--*.netlify.app',
  'https://*--gym.*.app',
  'https://*--gym.netlify.app/',
  'https://*--gym.netlify.app:8443',
  'http://*--gym.netlify.app',
])('%s could match more than the previews of one site, so it is refused', (text) => {
  expect(isOriginOrPattern(text)).toBe(false);
});

it.each([
  ['https://pr-7--gym.netlify.app', true],
  ['https://www.example.com', true],
  ['https://gym.netlify.app', false],
  ['https://--gym.netlify.app', false],
  ['https://a.b--gym.netlify.app', false],
  ['https://evil--other--gym.netlify.app', false],
  ['https://evil.com/pr-7--gym.netlify.app', false],
  ['https://user@pr-7--gym.netlify.app', false],
  ['http://pr-7--gym.netlify.app', false],
  ['https://pr-7--gym.netlify.app.evil.com', false],
])('a page of %s may send: %s', (origin, answer) => {
  expect(isAllowed(origin, ['https://www.example.com', previews])).toBe(answer);
});
