import { FUNCTION_PATH, MAX_BODY_BYTES } from '@cornerbell/api/schema';
import { describe, expect, it } from 'vitest';
import type { StoredLead } from '../stored-leads.ts';

/** The function, running somewhere with an empty database of its own. */
export interface Running {
  /** The origin it is called at. */
  readonly origin: string;
  /** Calls it, as from this address; never follows a redirect. */
  readonly call: (init: RequestInit, address?: string) => Promise<Response>;
  /** What it has stored. */
  readonly leads: () => Promise<StoredLead[]>;
}

/** What the function that runs is set to. */
export const SETTINGS = { origin: 'https://allowed.example', requests: 5 } as const;

const SAM = { endpoint: 'newsletter', email: 'sam@example.com', name: 'Sam' };
const JSON_TYPE = { 'content-type': 'application/json' };
const KEY = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';

const BOOKING = {
  endpoint: 'demo',
  email: 'Kim@Example.com',
  name: 'Kim',
  gym: 'Northside Boxing',
  kind: 'call',
  windows: ['2025-08-05T15:30:00Z'],
  note: 'O\'Neill; drop table leads; -- "quoted"',
};

const APPLICATION = {
  endpoint: 'application',
  email: 'lou@example.com',
  name: 'Lou',
  phone: '+1 612 555 0100',
  gymName: 'Northside Boxing',
  gymLocation: 'Minneapolis',
  currentMembers: '50 to 100',
  message: 'One\ntwo',
};

function post(body: unknown, headers: Record<string, string> = JSON_TYPE): RequestInit {
  return { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

function form(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return post(String(new URLSearchParams(fields)), { ...type, ...headers });
}

const REFUSED: [string, RequestInit, number, string][] = [
  ['with broken JSON', post('{"endpoint":'), 400, 'invalid_json'],
  ['with nothing in it', post(''), 400, 'invalid_json'],
  [
    'with bytes that are not UTF-8',
    { method: 'POST', headers: JSON_TYPE, body: new Uint8Array([34, 255, 34]) },
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
  ['with a key that is none', post({ ...SAM, idempotencyKey: 'x' }), 422, 'invalid_field'],
  ['over 20 kB', post({ ...SAM, name: 'x'.repeat(MAX_BODY_BYTES) }), 413, 'body_too_large'],
  ['of another type', post(SAM, { 'content-type': 'text/plain' }), 415, 'unsupported_type'],
  [
    'of a type that only looks like JSON',
    post(SAM, { 'content-type': 'application/jsonx' }),
    415,
    'unsupported_type',
  ],
  [
    'of a page of another origin',
    post(SAM, { ...JSON_TYPE, origin: `${SETTINGS.origin}.other.example` }),
    403,
    'foreign_origin',
  ],
  [
    'of a page that hides its origin',
    post(SAM, { ...JSON_TYPE, origin: 'null' }),
    403,
    'foreign_origin',
  ],
  [
    'of a form of another origin',
    form(SAM, { origin: 'https://other.example', referer: `${SETTINGS.origin}/` }),
    403,
    'foreign_origin',
  ],
  ['by GET', {}, 405, 'method_not_allowed'],
  ['by DELETE', { method: 'DELETE' }, 405, 'method_not_allowed'],
];

const DEMO_FORM = {
  endpoint: 'demo',
  email: 'kim@example.com',
  name: 'Kim',
  gym: 'Northside Boxing',
  kind: 'call',
};

/** Forms as a browser sends them without JavaScript, the fragment they lead to, and what is stored. */
const FORMS: [string, Record<string, string>, string, object[]][] = [
  [
    'newsletter that does not say so',
    { name: 'Sam', email: 'sam@example.com', website: '', idempotencyKey: '' },
    'newsletter-subscribed',
    [{ kind: 'newsletter', name: 'Sam', reasons: [] }],
  ],
  [
    'newsletter in whose hidden field a machine has written',
    { ...SAM, website: 'http://spam.example' },
    'newsletter-subscribed',
    [{ kind: 'newsletter', reasons: ['honeypot'] }],
  ],
  ['newsletter without a name', { ...SAM, name: ' ' }, 'newsletter-invalid', []],
  [
    'demo with times by the visitor’s clock',
    {
      ...DEMO_FORM,
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
  ['demo without times', DEMO_FORM, 'demo-subscribed', [{ payload: { windows: [] } }]],
  ['demo on no day', { ...DEMO_FORM, 'windows.0': '2025-02-30T10:30' }, 'demo-invalid', []],
  ['demo of another kind', { ...DEMO_FORM, kind: 'lunch' }, 'demo-invalid', []],
  [
    'application',
    APPLICATION,
    'application-subscribed',
    [{ kind: 'application', payload: { gymName: 'Northside Boxing', message: 'One\ntwo' } }],
  ],
  ['application without a message', { ...APPLICATION, message: '' }, 'application-invalid', []],
  [
    'application over 20 kB',
    { ...APPLICATION, message: 'x'.repeat(MAX_BODY_BYTES) },
    'newsletter-invalid',
    [],
  ],
  ['form that is none of ours', { ...SAM, endpoint: 'admin' }, 'newsletter-invalid', []],
];

/**
 * What holds of the function wherever it runs, with `SETTINGS`; `start` gives each test its own.
 */
export function describeContract(start: () => Promise<Running>): void {
  describe('a lead', () => {
    it('is stored before the answer is given, whatever its kind', async () => {
      const { call, leads } = await start();
      for (const body of [SAM, BOOKING, APPLICATION]) {
        const response = await call(post(body));
        expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
      }
      const { endpoint: _demo, email: _kim, name: __, ...booked } = BOOKING;
      const { endpoint: _application, email: _lou, name: ___, ...applied } = APPLICATION;
      const id = expect.stringMatching(/^[\da-f-]{36}$/);
      const stored = { id, attribution: {}, reasons: [], createdAt: expect.any(String) };
      expect((await leads()).toSorted((a, b) => (a.name < b.name ? 1 : -1))).toMatchObject([
        { ...stored, kind: 'newsletter', email: SAM.email, name: 'Sam', payload: {} },
        { ...stored, kind: 'application', email: APPLICATION.email, name: 'Lou', payload: applied },
        {
          ...stored,
          kind: 'demo',
          email: 'kim@example.com',
          name: 'Kim',
          payload: { ...booked, windows: ['2025-08-05T15:30:00.000Z'] },
        },
      ]);
    });

    it('that is sent again is answered alike and stored once', async () => {
      const { call, leads } = await start();
      const keyed = { ...BOOKING, idempotencyKey: KEY };
      const subscriber = { ...SAM, email: ' SAM@example.com', name: 'Samantha' };
      for (const [one, other] of [
        [SAM, subscriber],
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

    it('with the key of another is refused, and not stored', async () => {
      const { call, leads } = await start();
      await call(post({ ...BOOKING, idempotencyKey: KEY }));
      const response = await call(post({ ...BOOKING, gym: 'Southside', idempotencyKey: KEY }));
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ error: { code: 'key_reused' } });
      expect(await leads()).toHaveLength(1);
    });

    it('that comes late with its key turns no name back', async () => {
      const { call, leads } = await start();
      const first = { ...SAM, idempotencyKey: KEY };
      for (const body of [first, { ...SAM, name: 'Samantha' }, first]) {
        expect((await call(post(body))).status).toBe(200);
      }
      expect(await leads()).toMatchObject([{ name: 'Samantha' }]);
    });

    it('has its key in the header Idempotency-Key, or in the body', async () => {
      const { call, leads } = await start();
      for (const [body, headers] of [
        [BOOKING, { ...JSON_TYPE, 'idempotency-key': `"${KEY}"` }],
        [BOOKING, { ...JSON_TYPE, 'idempotency-key': KEY.toUpperCase() }],
        [{ ...BOOKING, idempotencyKey: KEY }, JSON_TYPE],
      ] as const) {
        expect((await call(post(body, headers))).status).toBe(200);
      }
      expect(await leads()).toHaveLength(1);
      const other = { ...BOOKING, gym: 'Southside' };
      const reused = await call(post(other, { ...JSON_TYPE, 'idempotency-key': KEY }));
      expect(reused.status).toBe(409);
    });

    it('that looks like a machine’s is stored, flagged and answered alike', async () => {
      const { call, leads } = await start();
      const response = await call(post({ ...SAM, website: 'http://spam.example', elapsed: 20 }));
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
      expect(await leads()).toMatchObject([{ reasons: ['honeypot', 'too_fast'] }]);
    });

    it('keeps how the visitor came', async () => {
      const { call, leads } = await start();
      const attribution = { first: { utm_source: 'news' }, last: { referrer: 'example.org' } };
      await call(post({ ...SAM, attribution, elapsed: 9000, website: '' }));
      expect(await leads()).toMatchObject([{ attribution, reasons: [] }]);
    });
  });

  describe('a request', () => {
    it.each(REFUSED)('%s is refused with a reason', async (_, init, status, code) => {
      const { call, leads } = await start();
      const response = await call(init);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(await response.json()).toMatchObject({ error: { code, message: expect.any(String) } });
      expect(response.headers.get('allow')).toBe(status === 405 ? 'POST, OPTIONS' : null);
      expect(await leads()).toEqual([]);
    });

    it('of a page of our own or an allowed origin is taken', async () => {
      const { call, origin } = await start();
      const { protocol, hostname } = new URL(origin);
      for (const own of [origin, `${protocol}//${hostname}:5173`, SETTINGS.origin]) {
        expect((await call(post(SAM, { ...JSON_TYPE, origin: own }))).status).toBe(200);
        expect((await call(form(SAM, { origin: own }))).status).toBe(303);
      }
    });

    it('of exactly 20 kB is read, whatever JSON dialect its type names', async () => {
      const { call } = await start();
      const text = JSON.stringify(SAM).padEnd(MAX_BODY_BYTES);
      const type = { 'content-type': 'Application/JSON; charset=utf-8' };
      expect((await call(post(text, type))).status).toBe(200);
    });

    it('that holds no lead counts, and one that comes again with its key does not', async () => {
      const { call } = await start();
      const here = '203.0.113.4';
      const keyed = post({ ...SAM, idempotencyKey: KEY });
      for (let index = 0; index < SETTINGS.requests + 3; index += 1) {
        expect((await call(keyed, here)).status).toBe(200);
      }
      const invalid = [];
      for (let index = 0; index < SETTINGS.requests; index += 1) {
        const body = ['{', SAM.name, { ...SAM, email: '' }][index % 3];
        invalid.push((await call(post(body), here)).status);
      }
      expect(invalid).toEqual([400, 400, 422, 400, 429]);
      expect((await call(keyed, here)).status).toBe(200);
    });

    it('beyond what an address may send is answered 429, and when to come again', async () => {
      const { call, leads } = await start();
      const statuses = [];
      for (let index = 0; index <= SETTINGS.requests; index += 1) {
        const response = await call(post({ ...SAM, email: `${index}@example.com` }), '203.0.113.1');
        statuses.push(response.status);
        if (response.status !== 429) continue;
        expect(await response.json()).toMatchObject({ error: { code: 'too_many_requests' } });
        const wait = Number(response.headers.get('retry-after'));
        expect(wait).toBeGreaterThan(500);
        expect(wait).toBeLessThanOrEqual(600);
      }
      expect(statuses).toEqual([...Array<number>(SETTINGS.requests).fill(200), 429]);
      expect((await call(post(SAM), '203.0.113.2')).status).toBe(200);
      expect(await leads()).toHaveLength(SETTINGS.requests + 1);
    });
  });

  describe('a form without JavaScript', () => {
    it('leads back to its page, with a status, and is stored', async () => {
      const { call, leads, origin } = await start();
      const sam = { name: 'Sam', email: 'sam@example.com', website: '' };
      const from = (path: string) => ({ referer: origin + path });
      const locations = [];
      for (const init of [
        form(sam, from('/')),
        form(sam, from('/resources?q=ring&newsletter=invalid#top')),
        form({ ...sam, email: 'sam' }, from('/faq')),
        form(sam, { referer: `${SETTINGS.origin}/pricing` }),
        form({ ...sam, page: '/about' }, { referer: `${SETTINGS.origin}/` }),
      ]) {
        const response = await call(init);
        expect(response.status).toBe(303);
        locations.push(response.headers.get('location'));
      }
      expect(locations).toEqual([
        '/?newsletter=subscribed#newsletter-subscribed',
        '/resources?q=ring&newsletter=subscribed#newsletter-subscribed',
        '/faq?newsletter=invalid#newsletter-invalid',
        `${SETTINGS.origin}/pricing?newsletter=subscribed#newsletter-subscribed`,
        `${SETTINGS.origin}/about?newsletter=subscribed#newsletter-subscribed`,
      ]);
      expect(await leads()).toMatchObject([{ kind: 'newsletter', email: 'sam@example.com' }]);
    });

    it.each(FORMS)('of a %s is read', async (_, fields, fragment, stored) => {
      const { call, leads, origin } = await start();
      const response = await call(form(fields, { referer: `${origin}/page` }));
      expect([response.status, response.headers.get('location')?.split('#')[1]]).toEqual([
        303,
        fragment,
      ]);
      expect(await leads()).toMatchObject(stored);
    });

    it('that is sent twice with its key is stored once', async () => {
      const { call, leads } = await start();
      const keyed = { ...DEMO_FORM, idempotencyKey: KEY };
      for (const fields of [keyed, keyed, { ...keyed, gym: 'Southside' }]) await call(form(fields));
      expect(await leads()).toMatchObject([{ payload: { gym: 'Northside Boxing' } }]);
    });

    it('is told of the last form alone', async () => {
      const { call, origin } = await start();
      const referer = `${origin}/demo?kind=call&newsletter=invalid#newsletter-invalid`;
      const response = await call(form(DEMO_FORM, { referer }));
      expect(response.headers.get('location')).toBe(
        '/demo?kind=call&demo=subscribed#demo-subscribed',
      );
    });

    it('leads to nobody else’s page', async () => {
      const { call, origin } = await start();
      const home = `${SETTINGS.origin}/?newsletter=invalid#newsletter-invalid`;
      for (const [referer, page, location] of [
        ['https://evil.example/x', '', home],
        ['https://evil.example/x', '//evil.example', home],
        ['https://evil.example/x', '/\\evil.example', home],
        ['https://evil.example/x', 'https://evil.example', home],
        ['nonsense', 'javascript:alert(1)', home],
        [`${origin}//evil.example/x`, '', '/evil.example/x?newsletter=invalid#newsletter-invalid'],
        [`${SETTINGS.origin}.evil.example/x`, '', home],
      ] as const) {
        const response = await call(form({ page }, { referer }));
        expect([referer, page, response.headers.get('location')]).toEqual([
          referer,
          page,
          location,
        ]);
      }
    });

    it('is told of its limit', async () => {
      const { call, origin } = await start();
      const sign = (name: string) =>
        call(
          form({ name, email: `${name}@example.com` }, { referer: `${origin}/` }),
          '203.0.113.3',
        );
      for (let index = 0; index < SETTINGS.requests; index += 1) await sign(`sam${index}`);
      const response = await sign('more');
      expect(response.headers.get('location')).toBe('/?newsletter=limited#newsletter-limited');
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });

  describe('a page of another origin', () => {
    it.each(['OPTIONS', 'POST'])('may call by %s if it is allowed to', async (method) => {
      const { call } = await start();
      const ask = (origin: string) =>
        call({ method, headers: { origin, 'access-control-request-method': 'POST' } });
      const allowed = await ask(SETTINGS.origin);
      expect(allowed.headers.get('access-control-allow-origin')).toBe(SETTINGS.origin);
      const other = await ask('https://other.example');
      expect(other.headers.get('access-control-allow-origin')).toBeNull();
      expect(other.headers.get('vary')).toMatch(/\borigin\b/i);
    });

    it('may send every header that supabase-js sends, and read when to come again', async () => {
      const { call } = await start();
      const response = await call({ method: 'OPTIONS', headers: { origin: SETTINGS.origin } });
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
  return origin + FUNCTION_PATH;
}
