import { maxBodyBytes, parseLeadBody } from '@cornerbell/api/schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnstile } from './challenge.ts';
import type { Database } from './database.ts';
import { describeContract } from './testing/contract.ts';
import { engines } from './testing/temporary.ts';
import { fakeServer } from './testing/fakes.ts';
import { jsonHeaders, louBody, post, recorder, running, samBody, form } from './testing/running.ts';

const failing: Database = {
  query: () => Promise.reject(new Error('The disk is on fire.')),
  transaction: () => Promise.reject(new Error('The disk is on fire.')),
  close: async () => {},
};

const [pglite] = engines;
const token = '?token=6ba7b810-9dad-41d1-80b4-00c04fd430c8';

describe.each(engines)('the function on $engine', ({ open }) => {
  describeContract(async () => running(await open()));

  it(
    'answers any body without failing, and stores only complete leads',
    { timeout: 240_000 },
    async () => {
      const { call, leads, log } = running(await open(), { rateLimit: 0, targets: [recorder()] });
      let accepted = 0;
      await fc.assert(
        fc.asyncProperty(anyBody, async (init) => {
          const { status } = await call(init);
          expect(status).toBeLessThan(500);
          if (status === 200 || status === 303) accepted += 1;
        }),
        { numRuns: 2000 },
      );
      const stored = await leads();
      expect(stored.length).toBeGreaterThan(50);
      expect(stored.length).toBeLessThanOrEqual(accepted);
      for (const { kind, email, name, payload, attribution, deliveries } of stored) {
        const parsed = parseLeadBody({ ...payload, endpoint: kind, email, name, attribution });
        expect(parsed).toMatchObject({ ok: true, body: { ...payload, email, name, attribution } });
        expect(deliveries.length).toBeGreaterThan(0);
      }
      expect(log).not.toHaveBeenCalled();
    },
  );
});

it('answers 503 with Retry-After on every address while the database is down', async () => {
  const { call, log } = running(failing, { targets: [recorder('confirmation')] });
  const answers = [
    await call(post(samBody)),
    await call(post('{')),
    await call({ method: 'POST' }, undefined, `/confirm${token}`),
    await call({ ...form({ 'List-Unsubscribe': 'One-Click' }) }, undefined, `/unsubscribe${token}`),
  ];
  for (const { status, headers } of answers)
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
  const sent = await call(form(samBody));
  expect(sent.headers.get('location')).toMatch(/\/#newsletter-failed$/);
  expect(new Set(log.mock.calls.map(([kind]) => kind))).toEqual(new Set(['request']));
});

it.each([
  ['rebound.example', 403],
  ['127.0.0.1.rebound.example', 403],
  ['allowed.example', 200],
  ['192.168.1.5', 200],
  ['[::1]', 200],
])('answers %s, as host and as origin, with %i', async (host, status) => {
  const { call } = running(await pglite.open());
  const init = post(samBody, {
    ...jsonHeaders,
    host: `${host}:8080`,
    origin: `http://${host}:8080`,
  });
  expect((await call(init)).status).toBe(status);
});

it('warns when requests come through a proxy that is not trusted', async () => {
  const { call, log } = running(await pglite.open());
  await call(post(samBody, { ...jsonHeaders, 'x-forwarded-for': '198.51.100.1' }));
  expect(log.mock.calls).toEqual([['proxy']]);
});

it('logs only the origin of a foreign page', async () => {
  const { call, log } = running(await pglite.open());
  for (const origin of ['https://foreign.example', 'nonsense \u009b'])
    await call(post(samBody, { ...jsonHeaders, origin }));
  expect(log.mock.calls).toEqual([
    ['origin', 'https://foreign.example'],
    ['origin', 'null'],
  ]);
});

it('reads at most 20 kB of a request that never ends', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(32));
    },
  });
  const { call } = running(await pglite.open());
  const init = { method: 'POST', headers: jsonHeaders, body, duplex: 'half' } as const;
  expect((await call(init)).status).toBe(413);
  expect(sent).toBeLessThan(maxBodyBytes + 4096);
});

async function guarded() {
  const server = await fakeServer(({ body }) => {
    const errorCode = body['response'] === 'good' ? undefined : 'timeout-or-duplicate';
    return { body: { success: errorCode === undefined, 'error-codes': [errorCode] } };
  });
  const challenge = turnstile('secret', server.url);
  const service = running(await pglite.open(), { challenge });
  const send = async (given?: unknown) =>
    (await service.call(post({ ...samBody, challenge: given }), '203.0.113.1')).status;
  return { ...service, server, send };
}

describe('the challenge', () => {
  it('accepts only a valid token, and is not asked beyond the limit', async () => {
    const { send, server, leads } = await guarded();
    expect([await send('good'), await send('bad'), await send(), await send(5)]).toEqual([
      200, 403, 403, 403,
    ]);
    expect(server.requests.map(({ body }) => body)).toEqual([
      { secret: 'secret', response: 'good' },
      { secret: 'secret', response: 'bad' },
    ]);
    expect(await send('good')).toBe(200);
    for (let index = 0; index < 5; index += 1) expect(await send('good')).toBe(429);
    expect(server.requests).toHaveLength(3);
    expect(JSON.stringify(await leads())).not.toContain('good');
  });

  it('lets leads pass while Turnstile is down, and logs it', async () => {
    const { send, server, log } = await guarded();
    server.close();
    expect(await send('good')).toBe(200);
    expect(log).toHaveBeenCalledExactlyOnceWith('challenge', expect.any(Error));
  });
});

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom("'); drop table leads; --", '<script>alert(1)</script>', '\0', '\ud800', '=1+1'),
  fc.constantFrom('', ' ', '$1', '\\u0000', '__proto__', '\u202e\u200b\ufeff'),
  fc.constantFrom('\u0301'.repeat(200), 'x'.repeat(120), '🥊'.repeat(60), 'x'.repeat(20_000)),
  fc.emailAddress(),
  fc.jsonValue(),
);

const text = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), nasty);

const fields = fc
  .record(
    {
      endpoint: fc.constantFrom('newsletter', 'demo', 'application', '__proto__'),
      email: fc.oneof(fc.emailAddress(), nasty),
      name: text,
      gym: text,
      kind: fc.oneof(fc.constantFrom('demo', 'call'), nasty),
      windows: fc.array(nasty, { maxLength: 5 }),
      note: text,
      timeZone: nasty,
      message: text,
      idempotencyKey: fc.oneof(fc.uuid(), nasty),
      attribution: fc.oneof(fc.record({ first: fc.record({ utm_source: nasty }) }), nasty),
      website: nasty,
      elapsed: fc.oneof(fc.double(), nasty),
      constructor: nasty,
      ['__proto__']: nasty,
    },
    { requiredKeys: [], noNullPrototype: false },
  )
  .map((some) => ({ ...louBody, ...samBody, gym: 'Northside', kind: 'demo', ...some }));

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const bytes = fc.uint8Array({ maxLength: 200 });
const posted = fields.map((body) => post(body));

/** A JSON body, or a form's; most have the fields of a lead. */
const anyBody = fc.oneof(
  fc.jsonValue().map((value) => post(JSON.stringify(value))),
  fc.string({ unit: 'binary', maxLength: 500 }).map((body) => post(body)),
  bytes.map((body) => ({ ...post(''), body: body.slice() })),
  { weight: 7, arbitrary: posted },
  fields.map((body) =>
    form(Object.fromEntries(Object.entries(body).map(([name, value]) => [name, asText(value)]))),
  ),
);
