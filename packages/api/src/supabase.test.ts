// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { supabaseFor } from './supabase.ts';
import { answers, standIn } from './testing.ts';

const SIGN_UP = { endpoint: 'newsletter', name: 'Sam', email: 'sam@example.com' } as const;

const KEPT_AT = 'sb-127-auth-token';

/** A session that ends in so many seconds. */
const session = (seconds: number) => ({
  access_token: 'ours',
  refresh_token: 'again',
  token_type: 'bearer',
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: { id: '1' },
});

// It warns of several clients of one backend, which every test makes anew.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('gives everybody on the page the same client of a backend', async () => {
  const [one, same, other] = await Promise.all([
    supabaseFor('http://127.0.0.1:9', 'public'),
    supabaseFor('http://127.0.0.1:9', 'public'),
    supabaseFor('http://127.0.0.1:9', 'another'),
  ]);
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});

describe('where somebody is logged in', () => {
  it('calls as theirs', async () => {
    const server = await standIn(answers(200, { ok: true }));
    localStorage.setItem(KEPT_AT, JSON.stringify(session(3600)));
    try {
      const { send } = createClient({ url: server.url, key: 'public' });
      expect(await send(SIGN_UP)).toEqual({ ok: true });
      expect(server.received).toEqual([
        {
          path: '/functions/v1/book-demo-ghl',
          body: SIGN_UP,
          key: 'public',
          authorization: 'Bearer ours',
        },
      ]);
    } finally {
      await server.close();
    }
  });

  it('renews a session that has ended, and keeps it', async () => {
    const renewed = { ...session(3600), access_token: 'renewed' };
    const server = await standIn((request, response) =>
      answers(200, request.url?.startsWith('/auth/') ? renewed : { ok: true })(request, response),
    );
    localStorage.setItem(KEPT_AT, JSON.stringify(session(-10)));
    try {
      const { send } = createClient({ url: server.url, key: 'public' });
      expect(await send(SIGN_UP)).toEqual({ ok: true });
      expect(server.received.at(-1)).toMatchObject({ authorization: 'Bearer renewed' });
      expect(localStorage.getItem(KEPT_AT)).toContain('renewed');
    } finally {
      await server.close();
    }
  });

  it.each([
    ['a refusal', 422, { error: { field: 'email' } }, { reason: 'rejected', field: 'email' }],
    ['a fault', 503, {}, { reason: 'unavailable' }],
    ['nonsense', 200, 'yes', { reason: 'unavailable' }],
  ] as const)('reads %s alike', async (_, status, answer, expected) => {
    const server = await standIn(answers(status, answer));
    localStorage.setItem(KEPT_AT, JSON.stringify(session(3600)));
    try {
      const { send } = createClient({ url: server.url, key: 'public', log: () => {} });
      expect(await send(SIGN_UP)).toEqual({ ok: false, ...expected });
    } finally {
      await server.close();
    }
  });
});

it.each(['public', 'sb_publishable_1'])(
  'for anybody else, with the key %s, sends what supabase-js does',
  async (key) => {
    const server = await standIn(answers(200, { ok: true }));
    try {
      await createClient({ url: server.url, key }).send(SIGN_UP);
      const supabase = await supabaseFor(server.url, key);
      await supabase.functions.invoke('book-demo-ghl', { body: SIGN_UP });
      const [ours, theirs] = server.received;
      expect(ours).toEqual(theirs);
    } finally {
      await server.close();
    }
  },
);
