import { expect, it } from 'vitest';
import { isAllowed, isOriginOrPattern } from './origins.ts';

const previews = 'https://*--gym.netlify.app';

it.each([
  ['https://example.com', true],
  ['http://localhost:4173', true],
  [previews, true],
  ['*', false],
  ['https://*', false],
  ['https://*.netlify.app', false],
  ['https://*gym.netlify.app', false],
  ['https://pr-*--gym.netlify.app', false],
  ['https://*--gym.app', false],
  ['https://*--*.netlify.app', false],
  ['https://*--gym.netlify.app/', false],
  ['http://*--gym.netlify.app', false],
])('%s stands for an origin or the previews of one site: %s', (text, isValid) => {
  expect(isOriginOrPattern(text)).toBe(isValid);
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
