// @vitest-environment jsdom
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClient, type Failure } from './client.ts';

const sam = { name: 'Sam', email: 'sam@example.com' };
const signUp = { endpoint: 'newsletter', ...sam } as const;
/** An answer of the function: a status and a JSON value, or a text sent unchanged. */
const answers =
  (status: number, value: unknown, headers = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
const accepts = answers(200, { ok: true });

/** A client of a function on loopback, which answers so, and what the function received. */
async function clientOf(answer: RequestListener, timeoutMs = 10_000) {
  const received: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const body: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const { apikey: key, authorization } = request.headers;
    received.push({ path: request.url, body, key, authorization });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { send } = createClient({ url, key: 'public', timeoutMs });
  return { send, log, received };
}

// supabase-js warns about several clients of one backend, which the tests create.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a request', () => {
  it('calls the function with the expected body', async () => {
    const { send, log, received } = await clientOf(accepts);
    expect(await send(signUp)).toEqual({ ok: true });
    expect(received).toMatchObject([
      { path: '/functions/v1/book-demo-ghl', body: signUp, key: 'public' },
    ]);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    [{}, {}],
    [{ success: true, error: null }, {}],
    [{ ok: true, confirmation: true }, { confirmation: true }],
  ])(
    'for the newsletter answered with %j, which has no error, is accepted',
    async (answer, expected) => {
      const { send } = await clientOf(answers(200, answer));
      expect(await send(signUp)).toEqual({ ok: true, ...expected });
    },
  );

  it.each([{}, { status: 'maintenance' }, { success: true }, { ok: 'true' }])(
    'for a demo answered with %j, which is not the function’s, fails and may be retried',
    async (answer) => {
      const { send, log } = await clientOf(answers(200, answer));
      const booking = { endpoint: 'demo', ...sam, gym: 'Northside', kind: 'call' } as const;
      expect(await send(booking)).toEqual({ ok: false, reason: 'unavailable' });
      expect(log).toHaveBeenCalledExactlyOnceWith('The demo request failed: unavailable.', answer);
    },
  );

  it.each([
    [200, { error: 'no' }, { reason: 'rejected' }],
    [200, { ok: true, error: { field: 'email' } }, { reason: 'rejected', field: 'email' }],
    [422, { error: { code: 'too_long', field: 'name' } }, { reason: 'rejected', field: 'name' }],
    [400, 'Bad Request', { reason: 'rejected' }],
    [409, { error: { code: 'key_reused' } }, { reason: 'rejected' }],
    [429, { error: { code: 'too_many_requests' } }, { reason: 'limited' }],
    [401, { message: 'no' }, { reason: 'unavailable' }],
    [500, 'oops', { reason: 'unavailable' }],
    [503, { error: { code: 'storage_unavailable' } }, { reason: 'unavailable' }],
    [200, null, { reason: 'unavailable' }],
    [200, [{ ok: true }], { reason: 'unavailable' }],
    [200, '{"ok":', { reason: 'unavailable' }],
    [200, '<!doctype html>', { reason: 'unavailable' }],
  ])('answered with %i %j is logged and returned as a failure', async (status, answer, failure) => {
    const { send, log } = await clientOf(answers(status, answer));
    expect(await send(signUp)).toEqual({ ok: false, ...failure });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      `The newsletter request failed: ${failure.reason}.`,
      expect.toSatisfy((cause) => cause !== undefined),
    );
  });

  it.each([
    ['40', 40],
    ['1.5', 2],
    ['soon', undefined],
  ])('reads the Retry-After %j', async (header, retryAfterSeconds) => {
    const { send } = await clientOf(answers(429, {}, { 'retry-after': header }));
    expect(await send(signUp)).toEqual({ ok: false, reason: 'limited', retryAfterSeconds });
  });

  it.each<[string, RequestListener, Partial<Failure>]>([
    ['no answer', () => {}, { isUnreachable: true }],
    ['an incomplete answer', (_, response) => response.writeHead(200).write('{"ok":'), {}],
    ['a broken connection', (request) => request.socket.destroy(), { isUnreachable: true }],
  ])('with %s fails in time', async (_, answer, failure) => {
    const { send, log } = await clientOf(answer, 300);
    expect(await send(signUp)).toEqual({ ok: false, reason: 'unavailable', ...failure });
    expect(log).toHaveBeenCalledOnce();
  });
});

/** A session that ends in so many seconds. */
const session = (token: string, seconds: number) => ({
  access_token: token,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: { id: '1' },
});

it('renews an expired session in local storage, stores it and sends its token', async () => {
  localStorage.setItem('sb-127-auth-token', JSON.stringify(session('expired', -10)));
  const renewed = session('renewed', 3600);
  const { send, received } = await clientOf((request, response) =>
    answers(200, request.url?.startsWith('/auth/') ? renewed : { ok: true })(request, response),
  );
  expect(await send(signUp)).toEqual({ ok: true });
  expect(received.at(-1)).toMatchObject({ authorization: 'Bearer renewed' });
  expect(localStorage.getItem('sb-127-auth-token')).toContain('renewed');
});
