import { maxBodyBytes, parseLeadBody } from '@cornerbell/api/schema';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import type { Database } from './database.ts';
import { createLeadStore, type LeadStore } from './lead-store.ts';
import { listLeads } from './stored-leads.ts';
import {
  louBody,
  contractSettings,
  describeContract,
  functionAt,
  jsonHeaders,
  post,
  samBody,
  type Running,
} from './testing/contract.ts';
import { countOf } from './testing/leads.ts';
import { engines } from './testing/temporary.ts';

const siteOrigin = 'http://localhost:8080';

const refusingStore: LeadStore = {
  save: () => Promise.reject(new Error('The disk is on fire.')),
  count: () => Promise.reject(new Error('The disk is on fire.')),
};

async function running(sql: Database): Promise<Running> {
  const rateLimit = { requests: contractSettings.requests, windowSeconds: 600 };
  const app = createApp({
    store: createLeadStore(sql, { rateLimit }),
    log: () => {},
    allowedOrigins: [contractSettings.origin],
    addressOf: (c) => c.env.address,
  });
  return {
    origin: siteOrigin,
    call: async (init, address) => {
      const sent = request(init);
      sent.headers.set('host', new URL(siteOrigin).host);
      return app.fetch(sent, { address });
    },
    leads: () => listLeads(sql),
  };
}

function appOf(store: LeadStore) {
  const log = vi.fn<(message: string, cause?: unknown) => void>();
  return { app: createApp({ store, log }), log };
}

function request(init: RequestInit): Request {
  return new Request(functionAt(siteOrigin), init);
}

describe.each(engines)('on $engine', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('the function', () => {
    describeContract(async () => running(await open()));

    it(
      'answers any body without failing, and stores only complete leads',
      { timeout: 240_000 },
      () => expectAnswers(open),
    );
  });
});

it('answers 503 when a lead cannot be stored, and logs no personal data', async () => {
  const { app, log } = appOf(refusingStore);
  const response = await app.fetch(request(post(samBody)));
  expect(response.status).toBe(503);
  // The database may have stored it before it failed.
  expect(await response.json()).toEqual({
    error: {
      code: 'storage_unavailable',
      message: 'This may not have been stored. Please try again.',
    },
  });
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'A newsletter lead could not be stored.',
    expect.objectContaining({ message: 'The disk is on fire.' }),
  );
  const form = request({ method: 'POST', body: new URLSearchParams(samBody) });
  const location = (await app.fetch(form)).headers.get('location');
  expect(location).toBe('/?newsletter=failed#newsletter-failed');
});

it.each([
  ['https://foreign.example', 'https://foreign.example'],
  ['null', 'null'],
  ['nonsense \u009b', 'null'],
])('logs a refused page of %j by its origin only', async (origin, logged) => {
  const { app, log } = appOf(refusingStore);
  const sent = request(post(samBody));
  sent.headers.set('origin', origin);
  expect((await app.fetch(sent)).status).toBe(403);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    `A request from a page of ${logged} was refused: it is not in ALLOWED_ORIGINS.`,
  );
});

it.each([
  ['rebound.example', 403],
  ['127.0.0.1.rebound.example', 403],
  ['www.site.example', 503],
  ['localhost', 503],
  ['192.168.1.5', 503],
  ['[::1]', 503],
])('answers %s, as host and as origin, with %i', async (host, status) => {
  const app = createApp({
    store: refusingStore,
    log: () => {},
    allowedOrigins: ['https://www.site.example'],
  });
  const sent = request(post(samBody));
  sent.headers.set('host', `${host}:8080`);
  sent.headers.set('origin', `http://${host}:8080`);
  expect((await app.fetch(sent)).status).toBe(status);
});

it('reads at most 20 kB of a request that never ends', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(32));
    },
  });
  const { app } = appOf(refusingStore);
  const init = { method: 'POST', headers: jsonHeaders, body, duplex: 'half' } as const;
  expect((await app.fetch(request(init))).status).toBe(413);
  expect(sent).toBeLessThan(maxBodyBytes + 4096);
});

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    "'); drop table leads; --",
    "' or ''='",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '\0',
    '\ud800',
    '=1+1',
    '',
    ' ',
    '$1',
    '\\u0000',
    '{{constructor.constructor}}',
    '__proto__',
    '\u202e\u200b\ufeff',
  ),
  fc.constantFrom('x'.repeat(120), '🥊'.repeat(60), 'x'.repeat(20_000), '\u0301'.repeat(200)),
  fc.emailAddress(),
  fc.jsonValue(),
);

const anyText = fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), nasty);

const fields = fc
  .record(
    {
      endpoint: fc.constantFrom('newsletter', 'demo', 'application', '__proto__'),
      email: fc.oneof(fc.emailAddress(), nasty),
      name: anyText,
      gym: anyText,
      kind: fc.oneof(fc.constantFrom('demo', 'call'), nasty),
      windows: fc.array(nasty, { maxLength: 5 }),
      phone: anyText,
      note: anyText,
      timeZone: nasty,
      gymName: anyText,
      gymLocation: anyText,
      currentMembers: anyText,
      message: anyText,
      idempotencyKey: fc.oneof(fc.uuid(), nasty),
      attribution: fc.oneof(fc.record({ first: fc.record({ utm_source: nasty }) }), nasty),
      website: nasty,
      elapsed: fc.oneof(fc.double(), nasty),
      constructor: nasty,
      toString: nasty,
      ['__proto__']: nasty,
    },
    { requiredKeys: [], noNullPrototype: false },
  )
  .map((some) => ({ ...allFields, ...some }));

const allFields = { ...louBody, ...samBody, gym: 'Northside', kind: 'demo' };

/** A JSON body, or a form's. */
const anyBody = fc.oneof(
  { weight: 1, arbitrary: fc.jsonValue().map((value) => post(JSON.stringify(value))) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 500 }).map((text) => post(text)) },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 200 })
      .map((body) => ({ ...post(''), body: body.slice() })),
  },
  { weight: 7, arbitrary: fields.map((body) => post(body)) },
  { weight: 1, arbitrary: fields.map(formOf) },
);

function formOf(values: Record<string, unknown>): RequestInit {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { method: 'POST', body };
}

async function expectAnswers(open: () => Promise<Database>): Promise<void> {
  const sql = await open();
  const { app, log } = appOf(createLeadStore(sql, { targets: ['crm'] }));
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(anyBody, async (init) => {
      const { status } = await app.fetch(request(init));
      expect(status).toBeLessThan(500);
      if (status === 200 || status === 303) accepted += 1;
    }),
    { numRuns: 2000 },
  );
  const leads = await listLeads(sql);
  expect(leads.length).toBeGreaterThan(50);
  expect(leads.length).toBeLessThanOrEqual(accepted);
  expect(await countOf(sql, 'deliveries')).toBe(leads.length);
  for (const { kind, email, name, payload, attribution } of leads) {
    const parsed = parseLeadBody({ ...payload, endpoint: kind, email, name, attribution });
    expect(parsed).toMatchObject({ ok: true, body: { ...payload, email, name, attribution } });
  }
  expect(log).not.toHaveBeenCalled();
}
