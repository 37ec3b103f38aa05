import { maxBodyBytes, type LeadRequest } from '@cornerbell/api/schema';
import { expect, it } from 'vitest';
import {
  form,
  jsonHeaders,
  louBody,
  origins,
  post,
  rateLimit,
  samBody,
  type Running,
} from './running.ts';

const leadKey = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';

const booking = {
  endpoint: 'demo',
  email: 'Kim@Example.com',
  name: 'Kim',
  gym: 'Northside Boxing',
  kind: 'call',
  windows: ['2025-08-05T15:30:00Z'],
  note: 'O\'Neill; drop table leads; -- "quoted"',
} satisfies LeadRequest;

const type = (value: string) => ({ 'content-type': value });
const notUtf8 = { method: 'POST', headers: jsonHeaders, body: new Uint8Array([34, 255, 34]) };

const refusedRequests: [string, RequestInit, number, string][] = [
  ['broken JSON', post('{"endpoint":'), 400, 'invalid_json'],
  ['an empty body', post(''), 400, 'invalid_json'],
  ['bytes that are not UTF-8', notUtf8, 400, 'invalid_json'],
  ['a list', post([samBody]), 400, 'unknown_endpoint'],
  ['null', post(null), 400, 'invalid_body'],
  ['another endpoint', post({ ...samBody, endpoint: 'admin' }), 400, 'unknown_endpoint'],
  ['no name', post({ ...samBody, name: undefined }), 422, 'missing_field'],
  ['a name too long', post({ ...samBody, name: 'x'.repeat(121) }), 422, 'too_long'],
  ['a bad address', post({ ...samBody, email: 'sam' }), 422, 'invalid_field'],
  ['over 20 kB', post({ ...samBody, name: 'x'.repeat(maxBodyBytes) }), 413, 'body_too_large'],
  ['another type', post(samBody, type('text/plain')), 415, 'unsupported_type'],
  ['a type like JSON', post(samBody, type('application/jsonx')), 415, 'unsupported_type'],
  [
    'a page of another origin',
    post(samBody, { ...jsonHeaders, origin: `${origins.allowed}.other.example` }),
    403,
    'foreign_origin',
  ],
  ['a hidden origin', post(samBody, { ...jsonHeaders, origin: 'null' }), 403, 'foreign_origin'],
  ['a foreign form', form(samBody, { origin: 'https://other.example' }), 403, 'foreign_origin'],
  ['GET', {}, 405, 'method_not_allowed'],
  ['DELETE', { method: 'DELETE' }, 405, 'method_not_allowed'],
];

const demoForm = {
  endpoint: 'demo',
  email: 'kim@example.com',
  name: 'Kim',
  gym: 'Northside Boxing',
  kind: 'call',
  idempotencyKey: leadKey,
};

/** Forms as a browser sends them without JavaScript, the expected fragment, and what is stored. */
const formCases: [string, Record<string, string>, string, object[]][] = [
  [
    'newsletter without an endpoint',
    { name: 'Sam', email: 'sam@example.com', website: '', idempotencyKey: '' },
    'newsletter-subscribed',
    [{ kind: 'newsletter', name: 'Sam', reasons: [] }],
  ],
  ['newsletter without a name', { ...samBody, name: ' ' }, 'newsletter-invalid', []],
  [
    'demo with local times',
    { ...demoForm, note: 'One\r\ntwo', 'windows.0': '2025-08-05T10:30', 'windows.1': '' },
    'demo-subscribed',
    [
      {
        kind: 'demo',
        payload: { localWindows: ['2025-08-05T10:30'], windows: [], note: 'One\ntwo' },
      },
    ],
  ],
  ['demo on no day', { ...demoForm, 'windows.0': '2025-02-30T10:30' }, 'demo-invalid', []],
  ['application', louBody, 'application-subscribed', [{ payload: { message: 'One\ntwo' } }]],
  ['application without a message', { ...louBody, message: '' }, 'application-invalid', []],
  ['too large', { ...louBody, message: 'x'.repeat(maxBodyBytes) }, 'newsletter-invalid', []],
  ['other endpoint', { ...samBody, endpoint: 'admin' }, 'newsletter-invalid', []],
];

const home = `${origins.allowed}/#newsletter-invalid`;
const evil = 'https://evil.example/x';

/** Where a form with this referrer and page field leads; `~` is the function's own origin. */
const redirects: [referer: string, page: string, location: string][] = [
  ['~/', '', '/#newsletter-invalid'],
  ['~/blog?q=ring&sent=demo#top', '', '/blog?q=ring#newsletter-invalid'],
  [`${origins.allowed}/pricing`, '', home.replace('/#', '/pricing#')],
  [`${origins.allowed}/`, '/about', home.replace('/#', '/about#')],
  ['~//evil.example/x', '', '/evil.example/x#newsletter-invalid'],
  [evil, '//evil.example', home],
  [evil, '/\\evil.example', home],
  [evil, 'https://evil.example', home],
  ['nonsense', 'javascript:alert(1)', home],
];

/** Tests that hold wherever the function runs; `start` is called for each test and gives it empty tables. */
export function describeContract(start: () => Promise<Running>): void {
  it('stores a lead of each kind before it answers', async () => {
    const { call, leads } = await start();
    for (const body of [samBody, booking, louBody]) {
      const response = await call(post(body));
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    }
    const { endpoint: _demo, email: _kim, name: __, ...booked } = booking;
    const { endpoint: _application, email: _lou, name: ___, ...applied } = louBody;
    expect((await leads()).toSorted((a, b) => (a.name < b.name ? 1 : -1))).toMatchObject([
      { kind: 'newsletter', email: samBody.email, name: 'Sam', payload: {}, reasons: [] },
      { kind: 'application', email: louBody.email, name: 'Lou', payload: applied },
      {
        kind: 'demo',
        email: 'kim@example.com',
        payload: { ...booked, windows: ['2025-08-05T15:30:00.000Z'] },
      },
    ]);
  });

  it('stores a repeated request once, even eight at once, and refuses another one with its key', async () => {
    const { call, leads } = await start();
    const keyed = { ...booking, idempotencyKey: leadKey };
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => (await call(post(keyed))).status),
    );
    const later = { ...keyed, idempotencyKey: leadKey.toUpperCase() };
    answers.push((await call(post(later))).status);
    expect(answers).toEqual(answers.map(() => 200));
    const reused = await call(post({ ...keyed, gym: 'Southside' }));
    expect([reused.status, await reused.json()]).toMatchObject([
      409,
      { error: { code: 'key_reused' } },
    ]);
    expect(await leads()).toHaveLength(1);
    // A subscriber has one row and, without confirmations, the latest name.
    await Promise.all(['Sma', 'Sma', 'Sma'].map((name) => call(post({ ...samBody, name }))));
    await call(post({ ...samBody, email: ' SAM@example.com' }));
    expect((await leads()).map(({ name }) => name).toSorted()).toEqual(['Kim', 'Sam']);
  });

  it.each(refusedRequests)('refuses %s', async (_, init, status, code) => {
    const { call, leads } = await start();
    const response = await call(init);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/json',
    ]);
    expect(await response.json()).toMatchObject({ error: { code, message: expect.any(String) } });
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST, OPTIONS' : null);
    expect(await leads()).toEqual([]);
  });

  it('accepts pages of its own and of allowed origins, and tells them so', async () => {
    const { call, origin } = await start();
    const { protocol, hostname } = new URL(origin);
    for (const own of [origin, `${protocol}//${hostname}:5173`, origins.allowed]) {
      expect((await call(post(samBody, { ...jsonHeaders, origin: own }))).status).toBe(200);
      expect((await call(form(samBody, { origin: own }))).status).toBe(303);
    }
    const ask = async (from: string) =>
      (await call({ method: 'OPTIONS', headers: { origin: from } })).headers;
    const headers = await ask(origins.allowed);
    expect(headers.get('access-control-allow-origin')).toBe(origins.allowed);
    expect(headers.get('access-control-expose-headers')).toBe('retry-after');
    expect(headers.get('access-control-allow-headers')).toMatch(/apikey.*x-client-info/);
    expect((await ask('https://other.example')).get('access-control-allow-origin')).toBeNull();
  });

  it('counts every request of an address, refused ones too, and then answers 429', async () => {
    const { call, leads } = await start();
    const here = '203.0.113.1';
    const foreign = { ...jsonHeaders, origin: 'https://other.example' };
    const requests = [post('{'), post(samBody, foreign), post({}), refusedRequests[9]?.[1] ?? {}];
    for (const init of [...requests, post(samBody)]) await call(init, here);
    for (const init of requests) {
      const response = await call(init, here);
      expect([response.status, await response.json()]).toMatchObject([
        429,
        { error: { code: 'too_many_requests' } },
      ]);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
    }
    const limited = await call(form(samBody, { referer: '/' }), here);
    expect(limited.headers.get('location')).toMatch(/#newsletter-limited$/);
    expect((await call(post(louBody), '203.0.113.2')).status).toBe(200);
    expect(await leads()).toHaveLength(2);
    expect(requests.length + 1).toBe(rateLimit);
  });

  it.each(formCases)('reads a form without JavaScript: %s', async (_, fields, fragment, stored) => {
    const { call, leads, origin } = await start();
    const response = await call(form(fields, { referer: `${origin}/page` }));
    const location = response.headers.get('location');
    expect([response.status, location?.split('#')[1]]).toEqual([303, fragment]);
    expect(await leads()).toMatchObject(stored);
  });

  it.each(redirects)('redirects from %s with the page "%s"', async (referer, page, location) => {
    const { call, origin } = await start();
    const response = await call(form({ page }, { referer: referer.replace('~', origin) }));
    expect(response.headers.get('location')).toBe(location);
  });
}
