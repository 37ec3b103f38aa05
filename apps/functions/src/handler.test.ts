import { FUNCTION_PATH, MAX_BODY_BYTES, parseLeadBody } from '@cornerbell/api/schema';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Sql } from './database.ts';
import { createHandler } from './handler.ts';
import { createLeadStore, listLeads, type LeadStore } from './leadStore.ts';
import { temporaryDatabase } from './testing/temporary.ts';

const URL = `http://localhost${FUNCTION_PATH}`;
const NOON = '2025-08-04T12:00:00.000Z';
const SAM = { endpoint: 'newsletter', email: 'sam@example.com', name: 'Sam' };
const JSON_TYPE = { 'content-type': 'application/json' };

const REFUSING: LeadStore = {
  save: () => Promise.reject(new Error('The disk is on fire.')),
};

function now(): Date {
  return new Date(NOON);
}

function handlerOf(store: LeadStore, allowedOrigins: string[] = []) {
  const log = vi.fn<(message: string, cause?: unknown) => void>();
  return { handle: createHandler({ store, log, now, allowedOrigins }), log };
}

function post(body: unknown, headers: Record<string, string> = JSON_TYPE): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(URL, { method: 'POST', headers, body: text });
}

function asked(origin: string, method: string): Request {
  return new Request(URL, { method, headers: { origin, 'access-control-request-method': 'POST' } });
}

async function databaseAndHandler() {
  const sql: Sql = await temporaryDatabase();
  return { sql, ...handlerOf(createLeadStore(sql)) };
}

describe('a lead', () => {
  it('is stored with its time before the answer is given', async () => {
    const { sql, handle } = await databaseAndHandler();
    const booking = {
      endpoint: 'demo',
      email: 'Kim@Example.com',
      name: 'Kim',
      gym: 'Northside Boxing',
      kind: 'call',
      windows: ['2025-08-05T15:30:00Z'],
      note: 'O\'Neill; drop table leads; -- "quoted"',
    };
    for (const body of [SAM, booking]) {
      const response = await handle(post(body));
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    }
    const stored = { id: expect.stringMatching(/^[\da-f-]{36}$/), createdAt: NOON };
    expect((await listLeads(sql)).toSorted((a, b) => (a.kind < b.kind ? 1 : -1))).toEqual([
      { ...stored, kind: 'newsletter', email: 'sam@example.com', name: 'Sam', payload: {} },
      {
        ...stored,
        kind: 'demo',
        email: 'kim@example.com',
        name: 'Kim',
        payload: {
          gym: booking.gym,
          kind: 'call',
          windows: ['2025-08-05T15:30:00.000Z'],
          note: booking.note,
        },
      },
    ]);
  });

  it('of a subscriber who signs up again is answered alike and stays one row', async () => {
    const { sql, handle } = await databaseAndHandler();
    const answers = [];
    for (const body of [SAM, { ...SAM, email: ' SAM@example.com', name: 'Samantha' }]) {
      const response = await handle(post(body));
      answers.push([response.status, [...response.headers], await response.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await listLeads(sql)).toMatchObject([{ email: SAM.email, name: 'Samantha' }]);
  });

  it('that cannot be stored is answered 503 and logged, without what the visitor typed', async () => {
    const { handle, log } = handlerOf(REFUSING);
    const response = await handle(post(SAM));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: 'storage_unavailable' } });
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'A newsletter lead could not be stored.',
      expect.objectContaining({ message: 'The disk is on fire.' }),
    );
  });
});

describe('a request', () => {
  const long = { ...SAM, name: 'x'.repeat(MAX_BODY_BYTES) };
  it.each([
    ['with broken JSON', post('{"endpoint":'), 400, 'invalid_json'],
    ['with nothing in it', post(''), 400, 'invalid_json'],
    [
      'with bytes that are not UTF-8',
      new Request(URL, { method: 'POST', headers: JSON_TYPE, body: new Uint8Array([34, 255, 34]) }),
      400,
      'invalid_json',
    ],
    ['with a list', post([SAM]), 400, 'unknown_endpoint'],
    ['with null', post(null), 400, 'invalid_body'],
    ['for another endpoint', post({ ...SAM, endpoint: 'admin' }), 400, 'unknown_endpoint'],
    ['without a name', post({ ...SAM, name: undefined }), 422, 'missing_field'],
    ['with an empty name', post({ ...SAM, name: ' ' }), 422, 'missing_field'],
    ['with a name too long', post({ ...SAM, name: 'x'.repeat(121) }), 422, 'too_long'],
    ['with NUL in a name', post({ ...SAM, name: 'a\0b' }), 422, 'invalid_field'],
    ['with a bad address', post({ ...SAM, email: 'sam' }), 422, 'invalid_field'],
    ['over 16 kB', post(long), 413, 'body_too_large'],
    ['of another type', post(SAM, { 'content-type': 'text/plain' }), 415, 'unsupported_type'],
    [
      'of a type that only looks like JSON',
      post(SAM, { 'content-type': 'application/jsonx' }),
      415,
      'unsupported_type',
    ],
    ['by GET', new Request(URL), 405, 'method_not_allowed'],
    ['by DELETE', new Request(URL, { method: 'DELETE' }), 405, 'method_not_allowed'],
  ])('%s is refused with a reason', async (_, request, status, code) => {
    const { handle, log } = handlerOf(REFUSING);
    const response = await handle(request);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toMatchObject({ error: { code, message: expect.any(String) } });
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST, OPTIONS' : null);
    expect(log).not.toHaveBeenCalled();
  });

  it('of exactly 16 kB is read, whatever JSON dialect its type names', async () => {
    const { handle } = handlerOf({ save: () => Promise.resolve() });
    const text = JSON.stringify(SAM).padEnd(MAX_BODY_BYTES);
    const response = await handle(
      post(text, { 'content-type': 'Application/JSON; charset=utf-8' }),
    );
    expect(response.status).toBe(200);
  });

  it('that never ends is read no further than 16 kB', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });
    const { handle } = handlerOf(REFUSING);
    const request = new Request(URL, { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' });
    expect((await handle(request)).status).toBe(413);
    expect(sent).toBeLessThan(MAX_BODY_BYTES + 4096);
  });
});

describe('a page of another origin', () => {
  it.each(['OPTIONS', 'POST'])('may call by %s if it is allowed to', async (method) => {
    const { handle } = handlerOf(REFUSING, ['https://allowed.example']);
    const allowed = await handle(asked('https://allowed.example', method));
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://allowed.example');
    const other = await handle(asked('https://other.example', method));
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    expect(other.headers.get('vary')).toBe('origin');
  });

  it('may send every header that supabase-js sends', async () => {
    const { handle } = handlerOf(REFUSING, ['https://allowed.example']);
    const response = await handle(asked('https://allowed.example', 'OPTIONS'));
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization, apikey, content-type, x-client-info',
    );
  });
});

it('meets any body at all with an answer, and stores whole leads only', async () => {
  const { sql, handle, log } = await databaseAndHandler();
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      "'); drop table leads; --",
      '<script>',
      '\0',
      '\ud800',
      '=1+1',
      '',
      ' ',
      '$1',
      '\\u0000',
    ),
    fc.constantFrom('x'.repeat(120), '🥊'.repeat(60), 'x'.repeat(20_000)),
    fc.emailAddress(),
    fc.jsonValue(),
  );
  const body = fc.oneof(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.string({ unit: 'binary', maxLength: 500 }),
    fc
      .record(
        {
          endpoint: fc.constantFrom('newsletter', 'demo', 'application', '__proto__'),
          email: fc.oneof(fc.emailAddress(), nasty),
          name: fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), nasty),
          gym: nasty,
          kind: nasty,
          windows: fc.array(nasty, { maxLength: 5 }),
          phone: nasty,
          note: nasty,
          timeZone: nasty,
          ['__proto__']: nasty,
        },
        { requiredKeys: [] },
      )
      .map((fields) => JSON.stringify({ ...SAM, gym: 'Northside', kind: 'demo', ...fields })),
  );
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const response = await handle(post(text));
      expect(response.status).toBeLessThan(500);
      if (response.status === 200) accepted += 1;
    }),
    { numRuns: 500 },
  );
  const leads = await listLeads(sql);
  expect(leads.length).toBeGreaterThan(0);
  expect(leads.length).toBeLessThanOrEqual(accepted);
  for (const { kind, email, name, payload } of leads) {
    expect(parseLeadBody({ ...payload, endpoint: kind, email, name })).toMatchObject({ ok: true });
  }
  expect(log).not.toHaveBeenCalled();
});
