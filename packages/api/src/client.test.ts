import * as v from 'valibot';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createClient, type Client, type FunctionOptions } from './client.ts';
import { parseLeadBody } from './parse-lead-body.ts';
import { leadBody, type LeadRequest } from './requests.ts';
import { answers, applicationRequest, fakeFunction, type FakeFunction } from './testing.ts';

const sam = { name: 'Sam', email: 'sam@example.com' };
const signUp = { endpoint: 'newsletter', ...sam } as const;
const accepts = answers(200, { ok: true });
/** A client of a function that answers so. */
async function clientOf(answer: Parameters<typeof fakeFunction>[0], timeoutMs = 10_000) {
  const server = await fakeFunction(answer);
  const log = vi.fn<(message: string, cause: unknown) => void>();
  const { send } = createClient({ url: server.url, key: 'public', timeoutMs, log });
  return { send, log, server };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a request', () => {
  it('calls the function with the expected body', async () => {
    const { send, log, server } = await clientOf(accepts);
    expect(await send(signUp)).toEqual({ ok: true });
    expect(server.received).toEqual([
      {
        path: '/functions/v1/book-demo-ghl',
        body: signUp,
        key: 'public',
        authorization: 'Bearer public',
      },
    ]);
    expect(log).not.toHaveBeenCalled();
  });

  it('may be every kind of lead with extras, as the function’s schema accepts', async () => {
    const { send, server } = await clientOf(accepts);
    const extras = {
      idempotencyKey: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
      attribution: { first: { utm_source: 'news' }, last: { referrer: 'example.org' } },
      elapsed: 5300,
    };
    const windows = ['2025-08-04T15:30:00.000Z'] as const;
    const leads: readonly LeadRequest[] = [
      { ...signUp, ...extras, website: 'x' },
      { endpoint: 'demo', ...sam, gym: 'Northside', kind: 'call', windows, note: 'Mornings.' },
      { endpoint: 'application', ...applicationRequest, ...extras },
    ];
    for (const lead of leads) expect(await send(lead)).toEqual({ ok: true });
    const bodies = server.received.map(({ body }) => body);
    expect(bodies).toEqual(leads);
    expect(bodies.map(parseLeadBody)).toEqual(leads.map((body) => ({ ok: true, body })));
  });

  it.each([
    [200, { error: 'no' }, { reason: 'rejected' }],
    [200, { error: { field: 'email' } }, { reason: 'rejected', field: 'email' }],
    [200, { ok: true, error: { code: 'x' } }, { reason: 'rejected' }],
    [422, { error: { code: 'too_long', field: 'name' } }, { reason: 'rejected', field: 'name' }],
    [400, { error: { code: 'invalid_json' } }, { reason: 'rejected' }],
    [400, 'Bad Request', { reason: 'rejected' }],
    [413, { error: {} }, { reason: 'rejected' }],
    [429, { error: { code: 'limited' } }, { reason: 'limited' }],
    [401, { message: 'no' }, { reason: 'unavailable' }],
    [404, {}, { reason: 'unavailable' }],
    [500, 'oops', { reason: 'unavailable' }],
    [503, { error: { code: 'storage_unavailable' } }, { reason: 'unavailable' }],
    [200, null, { reason: 'unavailable' }],
    [200, [{ ok: true }], { reason: 'unavailable' }],
    [200, { ok: 'true' }, { reason: 'unavailable' }],
    [200, '{"ok":', { reason: 'unavailable' }],
    [200, '', { reason: 'unavailable' }],
    [200, '<!doctype html>', { reason: 'unavailable' }],
  ])('answered with %i %j is logged and returned as a failure', async (status, answer, failure) => {
    const { send, log } = await clientOf(answers(status, answer));
    expect(await send(signUp)).toEqual({ ok: false, ...failure });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      `The newsletter request failed: ${failure.reason}.`,
      expect.toSatisfy((cause) => cause !== undefined),
    );
  });

  it.each([{}, { success: true }, { ok: true, error: null }])(
    'for the newsletter answered with %j, which has no error, is accepted',
    async (answer) => {
      const { send } = await clientOf(answers(200, answer));
      expect(await send(signUp)).toEqual({ ok: true });
    },
  );

  it.each([
    ['40', [40]],
    ['in 90 s', [88, 89, 90]],
    ['Wed, 21 Oct 2015 07:28:00 GMT', [undefined]],
    ['soon', [undefined]],
    ['0', [undefined]],
  ])('reads the Retry-After %j', async (header, expected) => {
    const { send } = await clientOf((_request, response) => {
      const date = new Date(Date.now() + 90_000).toUTCString();
      response.writeHead(429, { 'retry-after': header === 'in 90 s' ? date : header }).end('{}');
    });
    const outcome = await send(signUp);
    expect(expected).toContain(outcome.ok ? 0 : outcome.retryAfterSeconds);
  });

  it.each<[string, Parameters<typeof fakeFunction>[0], number]>([
    ['no answer', () => {}, 100],
    ['no answer and no time', () => {}, 0],
    ['an incomplete answer', (_, response) => response.writeHead(200).write('{"ok":'), 300],
  ])('with %s times out', async (_, answer, timeoutMs) => {
    const { send, log } = await clientOf(answer, timeoutMs);
    expect(await send(signUp)).toEqual({ ok: false, reason: 'timeout' });
    expect(log).toHaveBeenCalledOnce();
  });

  it('is not sent while the browser is offline', async () => {
    const { send, log, server } = await clientOf(accepts);
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send(signUp)).toEqual({ ok: false, reason: 'offline' });
    expect(server.received).toEqual([]);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'The newsletter request failed: offline.',
      expect.any(Error),
    );
  });

  it('that has arrived is not reported as offline if the network fails afterwards', async () => {
    const { send, server } = await clientOf((request) => {
      vi.stubGlobal('navigator', { onLine: false });
      request.socket.destroy();
    });
    expect(await send(signUp)).toEqual({ ok: false, reason: 'unavailable' });
    expect(server.received).toHaveLength(1);
  });

  it.each([Number.NaN, -1, -Infinity, 9000.5, 2 ** 31, 2 ** 33, Infinity])(
    'accepts a timeout of %d ms',
    async (timeoutMs) => {
      const { send } = await clientOf(accepts, timeoutMs);
      expect(await send(signUp)).toEqual({ ok: true });
    },
  );

  it.each([
    ['throws', () => JSON.parse('The log broke.')],
    ['rejects', () => Promise.reject(new SyntaxError('The log broke.'))],
  ])('whose log %s returns a failure, with both causes on the console', async (_, log) => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { url } = await fakeFunction(answers(200, 'no'));
    const outcome = await createClient({ url, key: 'public', log }).send(signUp);
    expect(outcome).toEqual({ ok: false, reason: 'unavailable' });
    await vi.waitFor(() =>
      expect(written).toHaveBeenCalledExactlyOnceWith(
        'The newsletter request failed: unavailable. It could not be logged.',
        expect.anything(),
        expect.any(SyntaxError),
      ),
    );
  });

  it('that fails is logged to the console by default, and can be repeated', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    let calls = 0;
    const { url } = await fakeFunction((request, response) =>
      (calls++ === 0 ? answers(500, {}) : accepts)(request, response),
    );
    const { send } = createClient({ url, key: 'public' });
    expect(await send(signUp)).toEqual({ ok: false, reason: 'unavailable' });
    expect(await send(signUp)).toEqual({ ok: true });
    expect(log).toHaveBeenCalledOnce();
  });

  it.each([
    ['an invalid URL', 'nowhere', 'public'],
    ['an empty key', 'http://127.0.0.1:9', ''],
    ['the URL of a missing server', 'http://127.0.0.1:9', 'public'],
  ])('with %s returns a failure', async (_, url, key) => {
    const log = vi.fn<() => void>();
    const outcome = await createClient({ url, key, log }).send(signUp);
    expect(outcome).toEqual({ ok: false, reason: 'unavailable' });
    expect(log).toHaveBeenCalledOnce();
  });

  it('goes to the page’s own origin when the address is relative', async () => {
    const server = await fakeFunction(accepts);
    vi.stubGlobal('location', new URL('/resources?type=blog', server.url));
    expect(await createClient({ url: '/', key: 'public' }).send(signUp)).toEqual({ ok: true });
    expect(server.received[0]?.path).toBe('/functions/v1/book-demo-ghl');
  });
});

describe('a function of another app', () => {
  const schema = v.object({
    gym: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    seats: v.array(v.object({ row: v.number() })),
  });
  const log = vi.fn<(message: string, cause: unknown) => void>();
  const optionsOf = ({ url }: FakeFunction) =>
    ({ url, key: 'public', functionName: 'seats', schema, log }) satisfies FunctionOptions<
      v.InferInput<typeof schema>
    >;

  it('receives the output of its schema', async () => {
    const server = await fakeFunction(accepts);
    const client = createClient(optionsOf(server));
    expectTypeOf(client).toEqualTypeOf<Client<{ gym: string; seats: { row: number }[] }>>();
    expect(await client.send({ gym: ' Northside ', seats: [{ row: 1 }] })).toEqual({ ok: true });
    expect(server.received).toMatchObject([
      { path: '/functions/v1/seats', body: { gym: 'Northside', seats: [{ row: 1 }] } },
    ]);
  });

  it('is not called with an invalid request, and the field is named', async () => {
    const server = await fakeFunction(accepts);
    const { send } = createClient(optionsOf(server));
    // @ts-expect-error -- a program without types may send this
    expect(await send({ gym: 'Northside', seats: [{ row: 1 }, { row: '2' }] })).toEqual({
      ok: false,
      reason: 'rejected',
      field: 'seats.1.row',
    });
    expect(server.received).toEqual([]);
    expect(log).toHaveBeenLastCalledWith('The seats request failed: rejected.', expect.any(Array));
  });

  it('has stored nothing unless it says so', async () => {
    const { send } = createClient(optionsOf(await fakeFunction(answers(200, {}))));
    expect(await send({ gym: 'Northside', seats: [] })).toEqual({
      ok: false,
      reason: 'unavailable',
    });
  });
});

it('checks leads with the function’s schema before sending, if given', async () => {
  const { url, received } = await fakeFunction(accepts);
  const { send } = createClient({ url, key: 'public', schema: leadBody, log: () => {} });
  expect(await send({ ...signUp, email: 'sam' })).toEqual({
    ok: false,
    reason: 'rejected',
    field: 'email',
  });
  expect(received).toEqual([]);
});

it('throws at once on a Node that is too old', () => {
  const options = { url: 'http://127.0.0.1:9', key: 'public' };
  vi.stubGlobal('process', { versions: { node: '20.19.0' } });
  expect(() => createClient(options)).toThrow('needs Node 22 or newer, received 20.19.0');
  vi.stubGlobal('process', { env: {} });
  expect(() => createClient(options)).not.toThrow();
});

it('is not created on a Node that is too old, which is said at once', () => {
  const options = { url: 'http://127.0.0.1:9', key: 'public' };
  vi.stubGlobal('process', { versions: { node: '20.19.0' } });
  expect(() => createClient(options)).toThrow('needs Node 22 or newer, received 20.19.0');
  vi.stubGlobal('process', { env: {} });
  expect(() => createClient(options)).not.toThrow();
});
