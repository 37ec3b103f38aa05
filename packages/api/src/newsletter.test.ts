import { afterEach, describe, expect, it, vi } from 'vitest';
import { createNewsletterClient } from './newsletter.ts';
import { answers, fakeFunction, type FakeFunction } from './testing.ts';

const samRequest = { name: 'Sam', email: 'sam@example.com' };
const running: FakeFunction[] = [];

async function clientOf(answer: Parameters<typeof fakeFunction>[0], timeoutMs = 10_000) {
  const server = await fakeFunction(answer);
  running.push(server);
  const log = vi.fn<(message: string, cause: unknown) => void>();
  const client = createNewsletterClient({ url: server.url, key: 'public', timeoutMs, log });
  return { client, log, server };
}

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await Promise.all(running.splice(0).map((server) => server.close()));
});

describe('a sign-up', () => {
  it('calls the function with the expected body', async () => {
    const { client, log, server } = await clientOf(answers(200, { ok: true }));
    expect(await client.subscribe(samRequest)).toEqual({ ok: true });
    expect(server.received).toEqual([
      {
        path: '/functions/v1/book-demo-ghl',
        body: { endpoint: 'newsletter', ...samRequest },
        key: 'public',
        authorization: 'Bearer public',
      },
    ]);
    expect(log).not.toHaveBeenCalled();
  });

  const refusals = [
    ['an error field', 200, { error: 'no' }, { reason: 'rejected' }],
    [
      'an error that names a field',
      200,
      { error: { field: 'email' } },
      { reason: 'rejected', field: 'email' },
    ],
    ['an error beside ok', 200, { ok: true, error: { code: 'x' } }, { reason: 'rejected' }],
    [
      'a refused field',
      422,
      { error: { code: 'too_long', field: 'name' } },
      { reason: 'rejected', field: 'name' },
    ],
    ['bad JSON', 400, { error: { code: 'invalid_json' } }, { reason: 'rejected' }],
    ['a 400 without JSON', 400, 'Bad Request', { reason: 'rejected' }],
    ['a body too large', 413, { error: {} }, { reason: 'rejected' }],
    ['too many requests', 429, { error: { code: 'limited' } }, { reason: 'limited' }],
    ['a wrong key', 401, { message: 'no' }, { reason: 'unavailable' }],
    ['a missing function', 404, {}, { reason: 'unavailable' }],
    ['an internal error', 500, 'oops', { reason: 'unavailable' }],
    [
      'a database that is down',
      503,
      { error: { code: 'storage_unavailable' } },
      { reason: 'unavailable' },
    ],
    ['null', 200, null, { reason: 'unavailable' }],
    ['a list', 200, [{ ok: true }], { reason: 'unavailable' }],
    ['ok that is not true', 200, { ok: 'true' }, { reason: 'unavailable' }],
    ['broken JSON', 200, '{"ok":', { reason: 'unavailable' }],
    ['nothing', 200, '', { reason: 'unavailable' }],
  ] as const;
  it.each(refusals)(
    'answered with %s is logged and returned as a failure',
    async (_, status, answer, expected) => {
      const { client, log } = await clientOf(answers(status, answer));
      expect(await client.subscribe(samRequest)).toEqual({ ok: false, ...expected });
      expect(log).toHaveBeenCalledExactlyOnceWith(
        `The newsletter request failed: ${expected.reason}.`,
        expect.toSatisfy((cause) => cause !== undefined),
      );
    },
  );

  it.each([{}, { success: true }, { ok: true, error: null }])(
    'answered with %j, which has no error, is accepted',
    async (answer) => {
      const { client, log } = await clientOf(answers(200, answer));
      expect(await client.subscribe(samRequest)).toEqual({ ok: true });
      expect(log).not.toHaveBeenCalled();
    },
  );

  const waits = [
    ['seconds', 429, '40', [40]],
    ['an HTTP date', 503, () => new Date(Date.now() + 90_000).toUTCString(), [88, 89, 90]],
    ['a date in the past', 429, 'Wed, 21 Oct 2015 07:28:00 GMT', [undefined]],
    ['nonsense', 429, 'soon', [undefined]],
    ['nothing to wait for', 429, '0', [undefined]],
  ] as const;
  it.each(waits)('reads Retry-After given as %s', async (_, status, header, expected) => {
    const { client } = await clientOf((_request, response) => {
      response.writeHead(status, {
        'retry-after': typeof header === 'string' ? header : header(),
      });
      response.end('{}');
    });
    const outcome = await client.subscribe(samRequest);
    expect(outcome).toMatchObject({ ok: false });
    expect(expected).toContain(
      'retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : undefined,
    );
  });

  it('answered with a web page instead of JSON fails', async () => {
    const { client } = await clientOf(answers(200, '<!doctype html>', 'text/html'));
    expect(await client.subscribe(samRequest)).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('without an answer times out', async () => {
    const { client, log } = await clientOf(() => {}, 100);
    expect(await client.subscribe(samRequest)).toEqual({ ok: false, reason: 'timeout' });
    expect(log).toHaveBeenCalledOnce();
  });

  it('with an incomplete answer times out', async () => {
    const { client } = await clientOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"ok":');
    }, 300);
    expect(await client.subscribe(samRequest)).toEqual({ ok: false, reason: 'timeout' });
  });

  it('with a closed connection is unavailable', async () => {
    const { client } = await clientOf((request) => request.socket.destroy());
    expect(await client.subscribe(samRequest)).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('to a missing server is unavailable', async () => {
    const { client, server } = await clientOf(answers(200, { ok: true }));
    await server.close();
    expect(await client.subscribe(samRequest)).toEqual({ ok: false, reason: 'unavailable' });
  });

  it('is not sent while the browser is offline', async () => {
    const { client, log, server } = await clientOf(answers(200, { ok: true }));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await client.subscribe(samRequest)).toEqual({ ok: false, reason: 'offline' });
    expect(server.received).toEqual([]);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'The newsletter request failed: offline.',
      expect.any(Error),
    );
  });

  it('that has arrived is not reported as offline if the network fails afterwards', async () => {
    const { client, server } = await clientOf((request) => {
      vi.stubGlobal('navigator', { onLine: false });
      request.socket.destroy();
    });
    expect(await client.subscribe(samRequest)).toEqual({ ok: false, reason: 'unavailable' });
    expect(server.received).toHaveLength(1);
  });

  it.each([Number.NaN, -1, -Infinity, 9000.5, 2 ** 31, 2 ** 33, Infinity])(
    'accepts a timeout of %d ms',
    async (timeoutMs) => {
      const { client } = await clientOf(answers(200, { ok: true }), timeoutMs);
      expect(await client.subscribe(samRequest)).toEqual({ ok: true });
    },
  );

  it('with a timeout of 0 times out', async () => {
    const { client } = await clientOf(() => {}, 0);
    expect(await client.subscribe(samRequest)).toEqual({ ok: false, reason: 'timeout' });
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('The log broke.');
      },
    ],
    ['rejects', () => Promise.reject(new Error('The log broke.'))],
  ])('whose log %s returns a failure, with both causes on the console', async (_, log) => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = await fakeFunction(answers(200, 'no'));
    running.push(server);
    const client = createNewsletterClient({ url: server.url, key: 'public', log });
    expect(await client.subscribe(samRequest)).toEqual({ ok: false, reason: 'unavailable' });
    await vi.waitFor(() =>
      expect(written).toHaveBeenCalledExactlyOnceWith(
        'The newsletter request failed: unavailable. It could not be logged.',
        expect.anything(),
        new Error('The log broke.'),
      ),
    );
  });

  it('that fails is logged to the console by default', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = await fakeFunction(answers(500, {}));
    running.push(server);
    await createNewsletterClient({ url: server.url, key: 'public' }).subscribe(samRequest);
    expect(log).toHaveBeenCalledOnce();
  });

  it('can be repeated after a failure', async () => {
    let calls = 0;
    const { client } = await clientOf((request, response) =>
      (calls++ === 0 ? answers(500, {}) : answers(200, { ok: true }))(request, response),
    );
    expect(await client.subscribe(samRequest)).toEqual({ ok: false, reason: 'unavailable' });
    expect(await client.subscribe(samRequest)).toEqual({ ok: true });
  });

  it.each([
    ['an invalid URL', 'nowhere', 'public'],
    ['an empty key', 'http://127.0.0.1:9', ''],
  ])('with %s returns a failure', async (_, url, key) => {
    const log = vi.fn<() => void>();
    const client = createNewsletterClient({ url, key, log });
    expect(await client.subscribe(samRequest)).toEqual({ ok: false, reason: 'unavailable' });
    expect(log).toHaveBeenCalledOnce();
  });

  it('goes to the page’s own origin when the address is relative', async () => {
    const server = await fakeFunction(answers(200, { ok: true }));
    running.push(server);
    vi.stubGlobal('location', new URL('/resources?type=blog', server.url));
    const client = createNewsletterClient({ url: '/', key: 'public' });
    expect(await client.subscribe(samRequest)).toEqual({ ok: true });
    expect(server.received[0]?.path).toBe('/functions/v1/book-demo-ghl');
  });
});
