// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { supabaseFor } from './supabase.ts';
import { answers, fakeFunction } from './testing.ts';

const signUp = { endpoint: 'newsletter', name: 'Sam', email: 'sam@example.com' } as const;

const sessionKey = 'sb-127-auth-token';

/** A session that ends in so many seconds. */
const session = (seconds: number) => ({
  access_token: 'ours',
  refresh_token: 'again',
  token_type: 'bearer',
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: { id: '1' },
});

// supabase-js warns about several clients of one backend, which every test creates.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('shares one client per backend on a page', async () => {
  const [one, same, other] = await Promise.all([
    supabaseFor('http://127.0.0.1:9', 'public'),
    supabaseFor('http://127.0.0.1:9', 'public'),
    supabaseFor('http://127.0.0.1:9', 'another'),
  ]);
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});

describe('with a session', () => {
  it('sends its token', async () => {
    const server = await fakeFunction(answers(200, { ok: true }));
    localStorage.setItem(sessionKey, JSON.stringify(session(3600)));
    const { send } = createClient({ url: server.url, key: 'public' });
    expect(await send(signUp)).toEqual({ ok: true });
    expect(server.received).toEqual([
      {
        path: '/functions/v1/book-demo-ghl',
        body: signUp,
        key: 'public',
        authorization: 'Bearer ours',
      },
    ]);
  });

  it('renews and stores an expired session', async () => {
    const renewed = { ...session(3600), access_token: 'renewed' };
    const server = await fakeFunction((request, response) =>
      answers(200, request.url?.startsWith('/auth/') ? renewed : { ok: true })(request, response),
    );
    localStorage.setItem(sessionKey, JSON.stringify(session(-10)));
    const { send } = createClient({ url: server.url, key: 'public' });
    expect(await send(signUp)).toEqual({ ok: true });
    expect(server.received.at(-1)).toMatchObject({ authorization: 'Bearer renewed' });
    expect(localStorage.getItem(sessionKey)).toContain('renewed');
  });

  it.each([
    ['a refusal', 422, { error: { field: 'email' } }, { reason: 'rejected', field: 'email' }],
    ['an outage', 503, {}, { reason: 'unavailable' }],
    ['nonsense', 200, 'yes', { reason: 'unavailable' }],
  ] as const)('reads %s the same way', async (_, status, answer, expected) => {
    const server = await fakeFunction(answers(status, answer));
    localStorage.setItem(sessionKey, JSON.stringify(session(3600)));
    const { send } = createClient({ url: server.url, key: 'public', log: () => {} });
    expect(await send(signUp)).toEqual({ ok: false, ...expected });
  });
});

it('sends when the browser blocks local storage', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const server = await fakeFunction(answers(200, { ok: true }));
  const { send } = createClient({ url: server.url, key: 'public' });
  expect(await send(signUp)).toEqual({ ok: true });
  expect(blocked).toHaveBeenCalled();
});

it.each(['public', 'sb_publishable_1'])(
  'without a session, with the key %s, sends what supabase-js sends',
  async (key) => {
    const server = await fakeFunction(answers(200, { ok: true }));
    await createClient({ url: server.url, key }).send(signUp);
    const supabase = await supabaseFor(server.url, key);
    await supabase.functions.invoke('book-demo-ghl', { body: signUp });
    const [ours, theirs] = server.received;
    expect(ours).toEqual(theirs);
  },
);
