import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from './app.ts';
import { turnstile } from './challenge.ts';
import { createLeadStore } from './lead-store.ts';
import { listLeads } from './stored-leads.ts';
import { functionAt } from './testing/contract.ts';
import { temporaryDatabase } from './testing/temporary.ts';

const knownSecret = 'the secret key';

/** A stand-in for Turnstile: accepts each token that begins with `good` once, and only with the secret. */
async function fakeTurnstile() {
  const used = new Set<string>();
  const asked: unknown[] = [];
  let isDown = false;
  const server = createServer(async (request, response) => {
    const question = await json(request);
    asked.push(question);
    const { secret, response: token = '' } = Object(question);
    if (isDown) return request.socket.destroy();
    const fault =
      secret !== knownSecret
        ? 'invalid-input-secret'
        : used.has(token)
          ? 'timeout-or-duplicate'
          : token.startsWith('good')
            ? undefined
            : 'invalid-input-response';
    if (fault === undefined) used.add(token);
    response.setHeader('content-type', 'application/json');
    return response.end(
      JSON.stringify(fault ? { success: false, 'error-codes': [fault] } : { success: true }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    asked,
    fail: () => {
      isDown = true;
    },
  };
}

async function guarded(secret = knownSecret) {
  const sql = await temporaryDatabase();
  const verifier = await fakeTurnstile();
  const log = vi.fn<(message: string, cause?: unknown) => void>();
  const app = createApp({
    store: createLeadStore(sql, { rateLimit: { requests: 5, windowSeconds: 600 } }),
    log,
    challenge: turnstile({ secret, url: verifier.url }),
    addressOf: () => '203.0.113.1',
  });
  const call = async (headers: Record<string, string>, body: string) =>
    app.fetch(new Request(functionAt('http://localhost'), { method: 'POST', headers, body }));
  const send = async (challenge?: string) => {
    const lead = { endpoint: 'newsletter', name: 'Sam', email: 'sam@example.com', challenge };
    return call({ 'content-type': 'application/json' }, JSON.stringify(lead));
  };
  return { sql, verifier, log, call, send };
}

const accepted = { ok: true };
const refused = { error: expect.objectContaining({ code: 'challenge_failed' }) };

it('accepts a token that Turnstile knows once', async () => {
  const { sql, verifier, send } = await guarded();
  const answer = await send('good 1');
  expect([answer.status, await answer.json()]).toEqual([200, accepted]);
  expect(verifier.asked).toEqual([{ secret: knownSecret, response: 'good 1' }]);
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
  verifier.fail();
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
  const { call } = await guarded();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await call(type, 'endpoint=demo&name=Sam&email=sam@example.com&gym=N&kind=call');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/?demo=failed#demo-failed',
  ]);
});
