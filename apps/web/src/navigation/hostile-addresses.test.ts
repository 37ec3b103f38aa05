import { parseResourceParams, resourceHref, resourceTypes } from '@cornerbell/content';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dataAddress } from '../shared/addresses.ts';
import { routes } from '../routes.ts';
import { demoKindOf } from '../pages/demo/demo-kind.ts';
import { matchRoute } from './match-route.ts';

const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const options = { numRuns: 10_000, seed };

const hostile = [
  ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'NaN'],
  ['%00', '%', '%zz', '%E0%A4%A', '%2e%2e', '%2f', '%5c', '%0d%0a', '%ED%A0%80', '%F0%9F%A5%8A'],
  ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', "'"],
  ['..', '.', '\\', ':slug', '*', '?', '#', '&', '=', ';', '+', ' ', '\0', '\ud800', '🥊'],
  ['resources', 'blog', 'guides', 'faq', 'demo', 'features', 'index.json', 'a'.repeat(10_000)],
].flat();

const piece = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 12 }));

const path = fc
  .array(piece, { maxLength: 6 })
  .chain((parts) => fc.constantFrom('/', '', '//').map((slash) => `/${parts.join(slash)}`));

const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom('type', 'category', 'q', 'kind'), piece), piece), {
    maxLength: 5,
  })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

const parameters = ['*', 'slug', 'type'];

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

// React Router warns of each malformed path.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterAll(() => vi.restoreAllMocks());

it(`finds one of our routes for 10,000 hostile paths (FUZZ_SEED=${seed})`, () => {
  fc.assert(
    fc.property(path, (pathname) => {
      const { route, params } = matchRoute(pathname);
      expect(routes).toContain(route);
      expect(isPlain(params)).toBe(true);
      expect(parameters).toEqual(expect.arrayContaining(Object.keys(params)));
      expect(dataAddress(pathname)).toMatch(/\/index\.json$/);
    }),
    options,
  );
});

it(`reads 10,000 hostile queries as one of our filters (FUZZ_SEED=${seed})`, () => {
  const known = resourceTypes.map(({ id }) => id as string);
  fc.assert(
    fc.property(query, (search) => {
      const read = parseResourceParams(new URLSearchParams(search));
      expect(known).toContain(read.type);
      expect(read.query.length).toBeLessThanOrEqual(200);
      expect(resourceHref(read)).toMatch(/^\/resources(\?[\w=&%.*+-]+)?$/);
      expect(['demo', 'call']).toContain(demoKindOf(new URLSearchParams(search).get('kind')));
    }),
    options,
  );
});
