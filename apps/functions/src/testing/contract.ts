import { leadFunctionPath, maxBodyBytes, type LeadBodyInput } from '@cornerbell/api/schema';
import { describe, expect, it } from 'vitest';
import type { StoredLead } from '../stored-leads.ts';

/** The running function, with an empty database of its own. */
export interface Running {
  /** The origin of its address. */
  readonly origin: string;
  /** Calls it from an IP address, without following redirects. */
  readonly call: (init: RequestInit, address?: string) => Promise<Response>;
  /** What it has stored. */
  readonly leads: () => Promise<StoredLead[]>;
}

/** The settings of the running function. */
export const contractSettings = { origin: 'https://allowed.example', requests: 5 } as const;

/** The body of a newsletter sign-up. */
export const samBody = {
  endpoint: 'newsletter',
  email: 'sam@example.com',
  name: 'Sam',
} satisfies LeadBodyInput;

/** The headers of a JSON body. */
export const jsonHeaders = { 'content-type': 'application/json' };
const leadKey = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';

const booking = {
  endpoint: 'demo',
  email: 'Kim@Example.com',
  name: 'Kim',
  gym: 'Northside Boxing',
  kind: 'call',
  windows: ['2025-08-05T15:30:00Z'],
  note: 'O\'Neill; drop table leads; -- "quoted"',
} satisfies LeadBodyInput;

/** The body of an application. */
export const louBody = {
  endpoint: 'application',
  email: 'lou@example.com',
  name: 'Lou',
  phone: '+1 612 555 0100',
  gymName: 'Northside Boxing',
  gymLocation: 'Minneapolis',
  currentMembers: '50 to 100',
  message: 'One\ntwo',
} satisfies LeadBodyInput;

/** A request with a JSON body. */
export function post(body: unknown, headers: Record<string, string> = jsonHeaders): RequestInit {
  return { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

function form(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return post(String(new URLSearchParams(fields)), { ...type, ...headers });
}

const refusedRequests: [string, RequestInit, number, string][] = [
  ['with broken JSON', post('{"endpoint":'), 400, 'invalid_json'],
  ['with nothing in it', post(''), 400, 'invalid_json'],
  [
    'with bytes that are not UTF-8',
    { method: 'POST', headers: jsonHeaders, body: new Uint8Array([34, 255, 34]) },
    400,
    'invalid_json',
  ],
  ['with a list', post([samBody]), 400, 'unknown_endpoint'],
  ['with null', post(null), 400, 'invalid_body'],
  ['for another endpoint', post({ ...samBody, endpoint: 'admin' }), 400, 'unknown_endpoint'],
  ['without a name', post({ ...samBody, name: undefined }), 422, 'missing_field'],
  ['with a name too long', post({ ...samBody, name: 'x'.repeat(121) }), 422, 'too_long'],
  ['with a bad address', post({ ...samBody, email: 'sam' }), 422, 'invalid_field'],
  ['over 20 kB', post({ ...samBody, name: 'x'.repeat(maxBodyBytes) }), 413, 'body_too_large'],
  ['of another type', post(samBody, { 'content-type': 'text/plain' }), 415, 'unsupported_type'],
  [
    'of a type that only looks like JSON',
    post(samBody, { 'content-type': 'application/jsonx' }),
    415,
    'unsupported_type',
  ],
  [
    'from a page of another origin',
    post(samBody, { ...jsonHeaders, origin: `${contractSettings.origin}.other.example` }),
    403,
    'foreign_origin',
  ],
  [
    'from a page with a hidden origin',
    post(samBody, { ...jsonHeaders, origin: 'null' }),
    403,
    'foreign_origin',
  ],
  [
    'from a form of another origin',
    form(samBody, { origin: 'https://other.example', referer: `${contractSettings.origin}/` }),
    403,
    'foreign_origin',
  ],
  ['by GET', {}, 405, 'method_not_allowed'],
  ['by DELETE', { method: 'DELETE' }, 405, 'method_not_allowed'],
];

const demoForm = {
  endpoint: 'demo',
  email: 'kim@example.com',
  name: 'Kim',
  gym: 'Northside Boxing',
  kind: 'call',
};

/** Forms as a browser sends them without JavaScript, the expected fragment, and what is stored. */
const formCases: [string, Record<string, string>, string, object[]][] = [
  [
    'newsletter without an endpoint',
    { name: 'Sam', email: 'sam@example.com', website: '', idempotencyKey: '' },
    'newsletter-subscribed',
    [{ kind: 'newsletter', name: 'Sam', reasons: [] }],
  ],
  [
    'newsletter with a filled honeypot',
    { ...samBody, website: 'http://spam.example' },
    'newsletter-subscribed',
    [{ kind: 'newsletter', reasons: ['honeypot'] }],
  ],
  ['newsletter without a name', { ...samBody, name: ' ' }, 'newsletter-invalid', []],
  [
    'demo with local times',
    {
      ...demoForm,
      phone: '',
      note: 'One\r\ntwo',
      'windows.0': '2025-08-05T10:30',
      'windows.1': '',
      'windows.2': '2025-08-05T10:30',
      timeZone: 'America/Chicago',
    },
    'demo-subscribed',
    [
      {
        kind: 'demo',
        payload: {
          gym: 'Northside Boxing',
          kind: 'call',
          localWindows: ['2025-08-05T10:30'],
          windows: [],
          timeZone: 'America/Chicago',
          note: 'One\ntwo',
        },
      },
    ],
  ],
  ['demo without times', demoForm, 'demo-subscribed', [{ payload: { windows: [] } }]],
  [
    'demo on an impossible day',
    { ...demoForm, 'windows.0': '2025-02-30T10:30' },
    'demo-invalid',
    [],
  ],
  ['demo of another kind', { ...demoForm, kind: 'lunch' }, 'demo-invalid', []],
  [
    'application',
    louBody,
    'application-subscribed',
    [{ kind: 'application', payload: { gymName: 'Northside Boxing', message: 'One\ntwo' } }],
  ],
  ['application without a message', { ...louBody, message: '' }, 'application-invalid', []],
  [
    'application over 20 kB',
    { ...louBody, message: 'x'.repeat(maxBodyBytes) },
    'newsletter-invalid',
    [],
  ],
  ['form of another endpoint', { ...samBody, endpoint: 'admin' }, 'newsletter-invalid', []],
];

/**
 * Tests that hold wherever the function runs, with `contractSettings`; `start` is called for each test.
 */
export function describeContract(start: () => Promise<Running>): void {
  describe('a lead', () => {
    it('of each kind is stored before the answer', async () => {
      const { call, leads } = await start();
      for (const body of [samBody, booking, louBody]) {
        const response = await call(post(body));
        expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
      }
      const { endpoint: _demo, email: _kim, name: __, ...booked } = booking;
      const { endpoint: _application, email: _lou, name: ___, ...applied } = louBody;
      const id = expect.stringMatching(/^[\da-f-]{36}$/);
      const stored = { id, attribution: {}, reasons: [], createdAt: expect.any(String) };
      expect((await leads()).toSorted((a, b) => (a.name < b.name ? 1 : -1))).toMatchObject([
        { ...stored, kind: 'newsletter', email: samBody.email, name: 'Sam', payload: {} },
        {
          ...stored,
          kind: 'application',
          email: louBody.email,
          name: 'Lou',
          payload: applied,
        },
        {
          ...stored,
          kind: 'demo',
          email: 'kim@example.com',
          name: 'Kim',
          payload: { ...booked, windows: ['2025-08-05T15:30:00.000Z'] },
        },
      ]);
    });

    it('sent again gets the same answer and is stored once', async () => {
      const { call, leads } = await start();
      const keyed = { ...booking, idempotencyKey: leadKey };
      const subscriber = { ...samBody, email: ' SAM@example.com', name: 'Samantha' };
      for (const [one, other] of [
        [samBody, subscriber],
        [keyed, { ...keyed, elapsed: 60_000 }],
      ]) {
        const answers = [];
        for (const body of [one, other]) {
          const response = await call(post(body));
          const { date: _, ...headers } = Object.fromEntries(response.headers);
          answers.push([response.status, headers, await response.text()]);
        }
        expect(answers[0]).toEqual(answers[1]);
      }
      const names = (await leads()).map(({ name }) => name).toSorted();
      expect(names).toEqual(['Kim', 'Samantha']);
    });

    it('with the key of another is refused and not stored', async () => {
      const { call, leads } = await start();
      await call(post({ ...booking, idempotencyKey: leadKey }));
      const response = await call(post({ ...booking, gym: 'Southside', idempotencyKey: leadKey }));
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ error: { code: 'key_reused' } });
      expect(await leads()).toHaveLength(1);
    });

    it('repeated late with its key does not restore an old name', async () => {
      const { call, leads } = await start();
      const first = { ...samBody, idempotencyKey: leadKey };
      for (const body of [first, { ...samBody, name: 'Samantha' }, first]) {
        expect((await call(post(body))).status).toBe(200);
      }
      expect(await leads()).toMatchObject([{ name: 'Samantha' }]);
    });

    it('may have its key in the header Idempotency-Key or the body', async () => {
      const { call, leads } = await start();
      for (const [body, headers] of [
        [booking, { ...jsonHeaders, 'idempotency-key': `"${leadKey}"` }],
        [booking, { ...jsonHeaders, 'idempotency-key': leadKey.toUpperCase() }],
        [{ ...booking, idempotencyKey: leadKey }, jsonHeaders],
      ] as const) {
        expect((await call(post(body, headers))).status).toBe(200);
      }
      expect(await leads()).toHaveLength(1);
      const other = { ...booking, gym: 'Southside' };
      const reused = await call(post(other, { ...jsonHeaders, 'idempotency-key': leadKey }));
      expect(reused.status).toBe(409);
    });

    it('that looks automated is stored, flagged and answered as usual', async () => {
      const { call, leads } = await start();
      const response = await call(
        post({ ...samBody, website: 'http://spam.example', elapsed: 20 }),
      );
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
      expect(await leads()).toMatchObject([{ reasons: ['honeypot', 'too_fast'] }]);
    });

    it('keeps its attribution', async () => {
      const { call, leads } = await start();
      const attribution = { first: { utm_source: 'news' }, last: { referrer: 'example.org' } };
      await call(post({ ...samBody, attribution, elapsed: 9000, website: '' }));
      expect(await leads()).toMatchObject([{ attribution, reasons: [] }]);
    });
  });

  describe('a request', () => {
    it('that is invalid is refused with a reason', async () => {
      const { call, leads } = await start();
      for (const [name, init, status, code] of refusedRequests) {
        const response = await call(init);
        expect([name, response.status]).toEqual([name, status]);
        expect(response.headers.get('content-type')).toBe('application/json');
        const error = { code, message: expect.any(String) };
        expect(await response.json()).toMatchObject({ error });
        expect(response.headers.get('allow')).toBe(status === 405 ? 'POST, OPTIONS' : null);
      }
      expect(await leads()).toEqual([]);
    });

    it('from our own or an allowed origin is accepted', async () => {
      const { call, origin } = await start();
      const { protocol, hostname } = new URL(origin);
      for (const own of [origin, `${protocol}//${hostname}:5173`, contractSettings.origin]) {
        expect((await call(post(samBody, { ...jsonHeaders, origin: own }))).status).toBe(200);
        expect((await call(form(samBody, { origin: own }))).status).toBe(303);
      }
    });

    it('of exactly 20 kB is read, with any parameters of its type', async () => {
      const { call } = await start();
      const text = JSON.stringify(samBody).padEnd(maxBodyBytes);
      const type = { 'content-type': 'Application/JSON; charset=utf-8' };
      expect((await call(post(text, type))).status).toBe(200);
    });

    it('without a lead is counted, a repeated key is not', async () => {
      const { call } = await start();
      const here = '203.0.113.4';
      const keyed = post({ ...samBody, idempotencyKey: leadKey });
      for (let index = 0; index < contractSettings.requests + 3; index += 1) {
        expect((await call(keyed, here)).status).toBe(200);
      }
      const invalid = [];
      for (let index = 0; index < contractSettings.requests; index += 1) {
        const body = ['{', samBody.name, { ...samBody, email: '' }][index % 3];
        invalid.push((await call(post(body), here)).status);
      }
      expect(invalid).toEqual([400, 400, 422, 400, 429]);
      expect((await call(keyed, here)).status).toBe(200);
    });

    it('over the limit of an address is answered 429 with Retry-After', async () => {
      const { call, leads } = await start();
      const statuses = [];
      for (let index = 0; index <= contractSettings.requests; index += 1) {
        const response = await call(
          post({ ...samBody, email: `${index}@example.com` }),
          '203.0.113.1',
        );
        statuses.push(response.status);
        if (response.status !== 429) continue;
        expect(await response.json()).toMatchObject({ error: { code: 'too_many_requests' } });
        const wait = Number(response.headers.get('retry-after'));
        expect(wait).toBeGreaterThan(500);
        expect(wait).toBeLessThanOrEqual(600);
      }
      expect(statuses).toEqual([...Array<number>(contractSettings.requests).fill(200), 429]);
      expect((await call(post(samBody), '203.0.113.2')).status).toBe(200);
      expect(await leads()).toHaveLength(contractSettings.requests + 1);
    });
  });

  describe('a form without JavaScript', () => {
    it('is stored and redirected to its page with a status', async () => {
      const { call, leads, origin } = await start();
      const sam = { name: 'Sam', email: 'sam@example.com', website: '' };
      const from = (path: string) => ({ referer: origin + path });
      const locations = [];
      for (const init of [
        form(sam, from('/')),
        form(sam, from('/resources?q=ring&newsletter=invalid#top')),
        form({ ...sam, email: 'sam' }, from('/faq')),
        form(sam, { referer: `${contractSettings.origin}/pricing` }),
        form({ ...sam, page: '/about' }, { referer: `${contractSettings.origin}/` }),
      ]) {
        const response = await call(init);
        expect(response.status).toBe(303);
        locations.push(response.headers.get('location'));
      }
      expect(locations).toEqual([
        '/?newsletter=subscribed#newsletter-subscribed',
        '/resources?q=ring&newsletter=subscribed#newsletter-subscribed',
        '/faq?newsletter=invalid#newsletter-invalid',
        `${contractSettings.origin}/pricing?newsletter=subscribed#newsletter-subscribed`,
        `${contractSettings.origin}/about?newsletter=subscribed#newsletter-subscribed`,
      ]);
      expect(await leads()).toMatchObject([{ kind: 'newsletter', email: 'sam@example.com' }]);
    });

    it.each(formCases)('is read: %s', async (_, fields, fragment, stored) => {
      const { call, leads, origin } = await start();
      const response = await call(form(fields, { referer: `${origin}/page` }));
      expect([response.status, response.headers.get('location')?.split('#')[1]]).toEqual([
        303,
        fragment,
      ]);
      expect(await leads()).toMatchObject(stored);
    });

    it('sent twice with its key is stored once', async () => {
      const { call, leads } = await start();
      const keyed = { ...demoForm, idempotencyKey: leadKey };
      for (const fields of [keyed, keyed, { ...keyed, gym: 'Southside' }]) await call(form(fields));
      expect(await leads()).toMatchObject([{ payload: { gym: 'Northside Boxing' } }]);
    });

    it('shows only the status of the last form', async () => {
      const { call, origin } = await start();
      const referer = `${origin}/demo?kind=call&newsletter=invalid#newsletter-invalid`;
      const response = await call(form(demoForm, { referer }));
      expect(response.headers.get('location')).toBe(
        '/demo?kind=call&demo=subscribed#demo-subscribed',
      );
    });

    it('never redirects to another site', async () => {
      const { call, origin } = await start();
      const home = `${contractSettings.origin}/?newsletter=invalid#newsletter-invalid`;
      for (const [referer, page, location] of [
        ['https://evil.example/x', '', home],
        ['https://evil.example/x', '//evil.example', home],
        ['https://evil.example/x', '/\\evil.example', home],
        ['https://evil.example/x', 'https://evil.example', home],
        ['nonsense', 'javascript:alert(1)', home],
        [`${origin}//evil.example/x`, '', '/evil.example/x?newsletter=invalid#newsletter-invalid'],
        [`${contractSettings.origin}.evil.example/x`, '', home],
      ] as const) {
        const response = await call(form({ page }, { referer }));
        expect([referer, page, response.headers.get('location')]).toEqual([
          referer,
          page,
          location,
        ]);
      }
    });

    it('shows that its limit is reached', async () => {
      const { call, origin } = await start();
      const sign = (name: string) =>
        call(
          form({ name, email: `${name}@example.com` }, { referer: `${origin}/` }),
          '203.0.113.3',
        );
      for (let index = 0; index < contractSettings.requests; index += 1) await sign(`sam${index}`);
      const response = await sign('more');
      expect(response.headers.get('location')).toBe('/?newsletter=limited#newsletter-limited');
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  describe('a page of another origin', () => {
    it.each(['OPTIONS', 'POST'])('may call with %s if it is allowed', async (method) => {
      const { call } = await start();
      const ask = (origin: string) =>
        call({ method, headers: { origin, 'access-control-request-method': 'POST' } });
      const allowed = await ask(contractSettings.origin);
      expect(allowed.headers.get('access-control-allow-origin')).toBe(contractSettings.origin);
      const other = await ask('https://other.example');
      expect(other.headers.get('access-control-allow-origin')).toBeNull();
      expect(other.headers.get('vary')).toMatch(/\borigin\b/i);
    });

    it('may send the headers of supabase-js, and read Retry-After', async () => {
      const { call } = await start();
      const response = await call({
        method: 'OPTIONS',
        headers: { origin: contractSettings.origin },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-headers')?.split(/,\s*/)).toEqual([
        'authorization',
        'apikey',
        'content-type',
        'x-client-info',
        'idempotency-key',
      ]);
      expect(response.headers.get('access-control-expose-headers')).toBe('retry-after');
    });
  });
}

/** The address of the function below an origin. */
export function functionAt(origin: string): string {
  return origin + leadFunctionPath;
}
