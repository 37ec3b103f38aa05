import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { turnstile } from './challenge.ts';
import { listen } from './host/listen.ts';
import { createLeadStore } from './lead-store.ts';
import { listLeads } from './stored-leads.ts';
import { post, samBody } from './testing/contract.ts';
import { sharedPglite } from './testing/temporary.ts';

const knownSecret = 'the secret key';

/** A stand-in for Turnstile: accepts each token that begins with `good` once, and only with the secret. */
async function fakeTurnstile() {
  const used = new Set<string>();
  const questions: unknown[] = [];
  const errorCodeOf = (secret: string, token: string) => {
    if (secret !== knownSecret) return 'invalid-input-secret';
    if (used.has(token)) return 'timeout-or-duplicate';
    return token.startsWith('good') ? undefined : 'invalid-input-response';
  };
  const app = new Hono().post('/', async (c) => {
    const question = await c.req.json<{ secret: string; response: string }>();
    questions.push(question);
    const errorCode = errorCodeOf(question.secret, question.response);
    used.add(question.response);
    return c.json(errorCode ? { success: false, 'error-codes': [errorCode] } : { success: true });
  });
  const { port, close } = await listen(app, { host: '127.0.0.1', port: 0 });
  const stop = async () => close(0);
  return { url: `http://127.0.0.1:${port}`, questions, stop };
}

async function guarded(secret = knownSecret) {
  const sql = await sharedPglite();
  const verifier = await fakeTurnstile();
  const log = vi.fn<(message: string, cause?: unknown) => void>();
  const app = createApp({
    store: createLeadStore(sql, { rateLimit: { requests: 5, windowSeconds: 600 } }),
    log,
    challenge: turnstile({ secret, url: verifier.url }),
    addressOf: () => '203.0.113.1',
  });
  const send = async (challenge?: string) => app.request('/', post({ ...samBody, challenge }));
  return { sql, verifier, log, app, send };
}

const accepted = { ok: true };
const refused = { error: expect.objectContaining({ code: 'challenge_failed' }) };

it('accepts a token that Turnstile knows once', async () => {
  const { sql, verifier, send } = await guarded();
  const answer = await send('good 1');
  expect([answer.status, await answer.json()]).toEqual([200, accepted]);
  expect(verifier.questions).toEqual([{ secret: knownSecret, response: 'good 1' }]);
  const again = await send('good 1');
  expect([again.status, await again.json()]).toEqual([403, refused]);
  // The token is no part of the lead.
  expect(JSON.stringify(await listLeads(sql))).not.toContain('good');
});

it.each([undefined, 'guess', 5 as unknown as string])(
  'refuses the token %j and counts the request',
  async (token) => {
    const { sql, send } = await guarded();
    for (let index = 0; index < 5; index += 1) {
      expect(await (await send(token)).json()).toEqual(refused);
    }
    expect((await send(token)).status).toBe(429);
    expect(await listLeads(sql)).toEqual([]);
  },
);

it('accepts and logs leads while Turnstile is down', async () => {
  const { verifier, log, send } = await guarded();
  await verifier.stop();
  expect(await (await send('good 1')).json()).toEqual(accepted);
  // Without a token there is nothing to check.
  expect(await (await send()).json()).toEqual(refused);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'The challenge could not be checked.',
    expect.any(Error),
  );
});

it('accepts and logs leads when our secret is wrong', async () => {
  const { log, send } = await guarded('a wrong one');
  expect(await (await send('good 1')).json()).toEqual(accepted);
  expect(String(log.mock.calls)).toContain('invalid-input-secret');
});

it('redirects a form without JavaScript with the status failed', async () => {
  const { app } = await guarded();
  const body = new URLSearchParams({ ...samBody, endpoint: 'demo', gym: 'N', kind: 'call' });
  const answer = await app.request('/', { method: 'POST', body });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/?demo=failed#demo-failed',
  ]);
});
