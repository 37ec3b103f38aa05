import { maxBodyBytes, parseLeadBody, type LeadRequest } from '@cornerbell/api/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPostgres } from './database.ts';
import { allowed, form, louBody, post, recorder, running, samBody } from './testing/running.ts';
import { engines } from './testing/temporary.ts';

/** The function's own origin. */
const own = 'http://localhost:8080';

const key = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';

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
const notUtf8 = { ...post(''), body: new Uint8Array([34, 255, 34]) };
const tooLarge = post({ ...samBody, name: 'x'.repeat(maxBodyBytes) });

const refusedRequests: [string, RequestInit, number, string][] = [
  ['broken JSON', post('{"endpoint":'), 400, 'invalid_json'],
  ['bytes that are not UTF-8', notUtf8, 400, 'invalid_json'],
  ['null', post(null), 400, 'invalid_body'],
  ['another endpoint', post({ ...samBody, endpoint: 'admin' }), 400, 'unknown_endpoint'],
  ['no name', post({ ...samBody, name: undefined }), 422, 'missing_field'],
  ['over 60 kB', tooLarge, 413, 'body_too_large'],
  ['another type', post(samBody, type('text/plain')), 415, 'unsupported_type'],
  ['a type like JSON', post(samBody, type('application/jsonx')), 415, 'unsupported_type'],
  ['GET', {}, 405, 'method_not_allowed'],
];

const { windows: _windows, note: _note, ...demoForm } = booking;
const stored = { localWindows: ['2025-08-05T10:30'], windows: [], note: 'One\ntwo' };
const { endpoint: _endpoint, ...sender } = samBody;
const times = { 'windows.0': '2025-08-05T10:30', 'windows.1': '' };
const long = { ...louBody, message: 'x'.repeat(maxBodyBytes) };

/** Forms sent without JavaScript, the expected fragment, and the payload that is stored. */
const formCases: [string, Record<string, string>, string, object?][] = [
  ['without an endpoint', { ...sender, website: '' }, 'newsletter-subscribed', {}],
  ['without a name', { ...samBody, name: ' ' }, 'newsletter-invalid'],
  ['with times', { ...demoForm, ...times, note: 'One\r\ntwo' }, 'demo-subscribed', stored],
  ['of an applicant', louBody, 'application-subscribed', { message: 'One\ntwo' }],
  ['that is too large', long, 'newsletter-invalid'],
];

const evil = 'https://evil.example/x';

/** Where a form with this referrer and page field leads, before its status. */
const redirects: [referer: string, page: string, location: string][] = [
  [`${own}/`, '', '/'],
  [`${own}/blog?q=ring&sent=demo#top`, '', '/blog?q=ring'],
  [`${allowed}/pricing`, '', `${allowed}/pricing`],
  [`${allowed}/`, '/about', `${allowed}/about`],
  [`${own}//evil.example/x`, '', '/evil.example/x'],
  [evil, '//evil.example', `${allowed}/`],
  [evil, '/\\evil.example', `${allowed}/`],
  [evil, 'https://evil.example', `${allowed}/`],
  ['nonsense', 'javascript:alert(1)', `${allowed}/`],
];

describe.each(engines)('the function on $engine', ({ open }) => {
  it('stores a lead of each kind before it answers', async () => {
    const { call, leads } = running(await open());
    for (const body of [samBody, booking, louBody]) {
      const response = await call(post(body));
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    }
    const { gym, kind, note } = booking;
    const { endpoint: _, email: __, name: ___, ...applied } = louBody;
    const windows = ['2025-08-05T15:30:00.000Z'];
    expect((await leads()).toSorted((a, b) => (a.name < b.name ? 1 : -1))).toMatchObject([
      { kind: 'newsletter', email: samBody.email, name: 'Sam', payload: {}, reasons: [] },
      { kind: 'application', email: louBody.email, name: 'Lou', payload: applied },
      { kind: 'demo', email: 'kim@example.com', payload: { gym, kind, note, windows } },
    ]);
  });

  it('stores a repeated request once, even eight at once, and refuses another one with its key', async () => {
    const { call, leads } = running(await open());
    const keyed = { ...booking, idempotencyKey: key };
    const send = async (body: object) => (await call(post(body))).status;
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(keyed)));
    answers.push(await send({ ...keyed, idempotencyKey: key.toUpperCase() }));
    expect(new Set(answers)).toEqual(new Set([200]));
    const reused = await call(post({ ...keyed, gym: 'Southside' }));
    expect(reused.status).toBe(409);
    expect(await reused.json()).toMatchObject({ error: { code: 'key_reused' } });
    expect(await leads()).toHaveLength(1);
    // A subscriber has one row and, without confirmations, the latest name.
    await Promise.all(['Sma', 'Sma', 'Sma'].map((name) => send({ ...samBody, name })));
    await send({ ...samBody, email: ' SAM@example.com' });
    expect((await leads()).map(({ name }) => name).toSorted()).toEqual(['Kim', 'Sam']);
  });

  it('counts every request of an address, refused ones too, and then answers 429', async () => {
    const database = await open();
    const { call, leads } = running(database);
    const here = '203.0.113.1';
    const foreign = post(samBody, { origin: 'https://other.example' });
    const requests = [post('{'), foreign, post({}), tooLarge, post(samBody)];
    for (const init of requests) expect((await call(init, here)).status).not.toBe(429);
    for (const init of requests) {
      const { status, headers } = await call(init, here);
      expect([status, Number(headers.get('retry-after')) > 500]).toEqual([429, true]);
    }
    for (const fields of [samBody, long]) {
      const limited = await call(form(fields, { referer: '/' }), here);
      expect(limited.headers.get('location')).toMatch(/#newsletter-limited$/);
    }
    expect(await leads()).toHaveLength(1);
    // Nobody can use up the limit of everybody with them.
    const ofEverybody = `select requests from cornerbell.request_counts where caller = 'everybody'`;
    expect((await database.query(ofEverybody)).rows).toEqual([{ requests: 1 }]);
  });

  it('answers any body without failing, and stores only complete leads', async () => {
    const { call, leads, log } = running(await open(), { rateLimit: 0, targets: [recorder()] });
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(anyBody, async (init) => {
        const { status } = await call(init);
        expect(status).toBeLessThan(500);
        if (status === 200 || status === 303) accepted += 1;
      }),
      { numRuns: 500 },
    );
    const all = await leads();
    expect(all.length).toBeGreaterThan(10);
    expect(all.length).toBeLessThanOrEqual(accepted);
    for (const { kind, email, name, payload, attribution, deliveries } of all) {
      const parsed = parseLeadBody({ ...payload, endpoint: kind, email, name, attribution });
      expect(parsed).toMatchObject({ ok: true, body: { ...payload, email, name, attribution } });
      expect(deliveries.length).toBeGreaterThan(0);
    }
    expect(log).not.toHaveBeenCalled();
  });
});

const [pglite] = engines;

it.each(refusedRequests)('refuses %s', async (_, init, status, code) => {
  const { call, leads } = running(await pglite.open());
  const response = await call(init);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code, message: expect.any(String) } });
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST, OPTIONS' : null);
  expect(await leads()).toEqual([]);
});

it.each(formCases)('reads a form %s, sent without JavaScript', async (_, fields, end, payload) => {
  const { call, leads } = running(await pglite.open());
  const response = await call(form(fields, { referer: `${own}/page` }));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')?.split('#')[1]).toBe(end);
  const expected = { kind: end.split('-')[0], reasons: [], payload };
  expect(await leads()).toMatchObject(payload ? [expected] : []);
});

it.each(redirects)('redirects from %s with the page "%s"', async (referer, page, location) => {
  const { call } = running(await pglite.open());
  const response = await call(form({ page }, { referer }));
  expect(response.headers.get('location')).toBe(`${location}#newsletter-invalid`);
});

it('lets allowed pages read Retry-After and send the headers of supabase-js and of tracing', async () => {
  const { call } = running(await pglite.open());
  for (const origin of [allowed, 'https://other.example']) {
    const { headers } = await call({ method: 'OPTIONS', headers: { origin } });
    const [allow, expose] = ['allow-origin', 'expose-headers'].map((name) =>
      headers.get(`access-control-${name}`),
    );
    expect([allow, expose]).toEqual([origin === allowed ? allowed : null, 'retry-after']);
    expect(headers.get('access-control-allow-headers')).toBe(
      'authorization,apikey,content-type,x-client-info,x-region,traceparent,tracestate,baggage,sentry-trace',
    );
  }
});

it('answers 503 with Retry-After on every address while the database is down', async () => {
  const away = openPostgres('postgres://127.0.0.1:1/away', () => {});
  const { call, log } = running(away, { targets: [recorder('confirmation')] });
  const answers = [
    await call(post(samBody)),
    await call(post('{')),
    await call({ method: 'POST' }, undefined, `/confirm?token=${key}`),
    await call(form({ 'List-Unsubscribe': 'One-Click' }), undefined, `/unsubscribe?token=${key}`),
  ];
  for (const { status, headers } of answers)
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
  for (const fields of [samBody, long]) {
    const sent = await call(form(fields));
    expect(sent.headers.get('location')).toMatch(/\/#newsletter-failed$/);
  }
  expect(new Set(log.mock.calls.map(([kind]) => kind))).toEqual(new Set(['request']));
});

it.each([
  ['localhost', 'http://localhost:5173', true],
  ['localhost', allowed, true],
  ['localhost', `${allowed}.evil.example`, false],
  ['allowed.example', 'http://allowed.example:8080', true],
  ['192.168.1.5', 'http://192.168.1.5:8080', true],
  ['[::1]', 'http://[::1]:8080', true],
  // Names that anybody can point to us.
  ['rebound.example', 'http://rebound.example:8080', false],
  ['127.0.0.1.rebound.example', 'http://127.0.0.1.rebound.example:8080', false],
])('on the host %s a page of %s may send: %s', async (host, origin, maySend) => {
  const { call } = running(await pglite.open());
  const headers = { host: `${host}:8080`, origin };
  expect((await call(post(samBody, headers))).status).toBe(maySend ? 200 : 403);
  expect((await call(form(samBody, headers))).status).toBe(maySend ? 303 : 403);
});

it('logs only the origin of a foreign page, no more than the limit, and a proxy that is not trusted once', async () => {
  const { call, log } = running(await pglite.open());
  const origins = ['https://foreign.example', 'nonsense \u009b', 'https://a', 'https://b', 'c'];
  for (const origin of [...origins, ...origins]) await call(post(samBody, { origin }), '192.0.2.1');
  const names = ['https://foreign.example', 'null', 'https://a', 'https://b', 'null'];
  for (const _ of [1, 2]) await call(post(samBody, { 'x-forwarded-for': '198.51.100.1' }));
  expect(log.mock.calls).toEqual([...names.map((name) => ['origin', name]), ['proxy']]);
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom("'); drop table leads; --", '<script>alert(1)</script>', '\0', '\ud800', '=1+1'),
  fc.constantFrom('', ' ', '$1', '\\u0000', '__proto__', '\u202e\u200b\ufeff'),
  fc.constantFrom('\u0301'.repeat(200), 'x'.repeat(120), '🥊'.repeat(60), 'x'.repeat(20_000)),
  fc.emailAddress(),
  fc.uuid(),
  fc.jsonValue(),
);

const extras = ['idempotencyKey', 'attribution', 'website', 'elapsed', 'timeZone', '__proto__'];
const names = [...extras, 'constructor', ...Object.keys({ ...booking, ...louBody })];

/** A lead of any kind in which some fields are hostile. */
const fields = fc
  .record({
    lead: fc.constantFrom(samBody, booking, louBody),
    changes: fc.dictionary(fc.constantFrom(...names), hostile, { maxKeys: 4 }),
  })
  .map(({ lead, changes }): Record<string, unknown> => ({ ...lead, ...changes }));

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A JSON body, or a form's; most have the fields of a lead. */
const anyBody = fc.oneof(
  fc.jsonValue().map((value) => post(JSON.stringify(value))),
  fc.string({ unit: 'binary', maxLength: 500 }).map((body) => post(body)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ ...post(''), body: bytes.slice() })),
  { weight: 7, arbitrary: fields.map((body) => post(body)) },
  fields.map((body) =>
    form(Object.fromEntries(Object.entries(body).map(([name, value]) => [name, asText(value)]))),
  ),
);
