import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldLimits, maxBodyBytes } from './limits.ts';
import { parseLeadBody } from './parse-lead-body.ts';
import { applicationBody, leadBody } from './requests.ts';

const newsletter = { endpoint: 'newsletter', email: 'sam@example.com', name: 'Sam' };
const demo = {
  endpoint: 'demo',
  email: 'sam@example.com',
  name: 'Sam',
  gym: 'Northside Boxing',
  kind: 'demo',
};

/** A booking if it has a field of one, else a sign-up. */
const bodyOf = (fields: Record<string, unknown>) =>
  Object.keys(fields).every((name) => ['name', 'email', 'endpoint'].includes(name))
    ? { ...newsletter, ...fields }
    : { ...demo, windows: [], ...fields };

it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['white space around', { name: '  Sam\u00a0 Lee\n' }, { name: 'Sam Lee' }],
  ['an address in capitals', { email: ' Sam@Example.COM ' }, { email: 'sam@example.com' }],
  ['decomposed letters', { name: 'Zoe\u0308' }, { name: 'Zo\u00eb' }],
  ['any script', { name: '李小龍 🥊' }, { name: '李小龍 🥊' }],
  ['joined emoji', { name: '👩‍🚒' }, { name: '👩‍🚒' }],
  ['a zero-width non-joiner', { name: 'می\u200cخواهم' }, { name: 'می\u200cخواهم' }],
  ['the longest name', { name: 'x'.repeat(120) }, { name: 'x'.repeat(120) }],
  ['a plus in the address', { email: 'a+b@c-d.co.uk' }, { email: 'a+b@c-d.co.uk' }],
  ['any script', { email: 'Zoë@BÜCHER.example' }, { email: 'zoë@xn--bcher-kva.example' }],
  [
    'labels of one letter and of 63',
    { email: `sam@a.${'b'.repeat(63)}.co` },
    { email: `sam@a.${'b'.repeat(63)}.co` },
  ],
  ['lower case', { email: 'İ\u0327@example.com' }, { email: 'i\u0327\u0307@example.com' }],
  ['a direction mark', { name: '\u202egnp.exe' }, { name: 'gnp.exe' }],
  ['a name in an isolate', { name: '\u2066Sam\u2069' }, { name: 'Sam' }],
  [
    'a copied number',
    { phone: '\u202d+1 (612) 555-0100\u202c', note: 'One\n\u202dtwo' },
    { phone: '+1 (612) 555-0100', note: 'One\ntwo' },
  ],
  [
    'local times',
    { localWindows: ['2025-08-04T10:30'] },
    { localWindows: ['2025-08-04T10:30'], windows: [] },
  ],
  ['empty optional fields', { phone: ' ', note: '', timeZone: '' }, { windows: [] }],
  ['invisible optional fields', { phone: '\u200b\n\u2060', note: '\u3164' }, { windows: [] }],
  [
    'a full booking',
    {
      kind: 'call',
      windows: ['2025-08-04T15:30Z', '2024-02-29T00:00:00Z', '2025-08-05T15:30:00.5Z'],
      timeZone: 'America/Argentina/Buenos_Aires',
      note: 'One\r\n\ttwo',
    },
    {
      kind: 'call',
      windows: ['2025-08-04T15:30:00.000Z', '2024-02-29T00:00:00.000Z', '2025-08-05T15:30:00.500Z'],
      timeZone: 'America/Argentina/Buenos_Aires',
      note: 'One\n\ttwo',
    },
  ],
  ['a zone with a sign', { timeZone: 'Etc/GMT+5' }, { timeZone: 'Etc/GMT+5' }],
])('accepts %s', (_, body, fields) => {
  const unknown = { admin: true };
  expect(parseLeadBody({ ...bodyOf(body), ...unknown })).toEqual({
    ok: true,
    body: bodyOf(fields),
  });
});

it.each<[code: string, fields: Record<string, unknown>, field?: string]>([
  ['unknown_endpoint', { endpoint: undefined }],
  ['unknown_endpoint', { endpoint: 'toString' }],
  ['missing_field', { name: undefined }],
  ['missing_field', { name: ' \t ' }],
  // Zero width, joiners, a filler, a soft hyphen, empty Braille.
  ['missing_field', { name: '\u200b' }],
  ['missing_field', { name: '\u2060 \u200d' }],
  ['missing_field', { name: '\u3164' }],
  ['missing_field', { name: '\u00ad' }],
  ['missing_field', { name: '\u2800' }],
  ['invalid_field', { name: 5 }],
  ['too_long', { name: 'x'.repeat(121) }],
  ['invalid_field', { name: 'Sa\0m' }],
  ['invalid_field', { name: 'Sa\u001b[2Jm' }],
  ['invalid_field', { name: 'Sam\ud800' }],
  ['missing_field', { email: '' }],
  ['invalid_field', { email: 'sam@localhost' }],
  ['invalid_field', { email: '@example.com' }],
  ['invalid_field', { email: 'sam@example-.com' }],
  ['invalid_field', { email: 'sam@-example.com' }],
  ['invalid_field', { email: 'sam@example.com-' }],
  ['invalid_field', { email: '\u3164@example.com' }],
  ['invalid_field', { email: 'sam@ex\ufe0fample.com' }],
  ['invalid_field', { email: `sam@${'b'.repeat(64)}.co` }],
  ['invalid_field', { email: 'sam@xn--ü.example' }],
  ['invalid_field', { email: 'a@b.co, c@d.co' }],
  ['too_long', { email: `${'x'.repeat(250)}@b.co` }],
  // Lower case makes it too long.
  ['too_long', { email: `${'İ'.repeat(240)}@example.com` }],
  ['missing_field', { gym: undefined }],
  ['invalid_field', { kind: 'visit' }],
  ['too_long', { windows: Array(4).fill('2025-08-04T15:30:00Z') }],
  ['invalid_field', { windows: ['2025-02-30T15:30:00Z'] }, 'windows.0'],
  ['invalid_field', { windows: ['2025-02-03T25:30:00Z'] }, 'windows.0'],
  ['invalid_field', { windows: ['2025-08-04T15:30:00'] }, 'windows.0'],
  ['invalid_field', { localWindows: ['2025-02-30T10:30'] }, 'localWindows.0'],
  ['invalid_field', { timeZone: '../etc' }],
  ['invalid_field', { note: 'ring\u0007' }],
  ['too_long', { note: 'x'.repeat(2001) }],
])('refuses with %s %j', (code, fields, field = Object.keys(fields)[0]) => {
  expect(parseLeadBody(bodyOf(fields))).toEqual({
    ok: false,
    error: { code, field, message: expect.stringMatching(/: expected .+, received /) },
  });
});

it.each([
  [null, 'invalid_body'],
  ['newsletter', 'invalid_body'],
  [[], 'unknown_endpoint'],
])('refuses %j, which is no body', (value, code) => {
  expect(parseLeadBody(value)).toMatchObject({ ok: false, error: { code } });
});

function withExtras(extras: Record<string, unknown>) {
  const parsed = parseLeadBody({ ...newsletter, ...extras });
  return parsed.ok ? { ...parsed.body, ...newsletter } : parsed.error;
}

describe('the extras of a request', () => {
  it.each([
    ['are dropped if of the wrong type', { attribution: 5, website: {}, elapsed: '9' }, {}],
    [
      'are dropped if impossible',
      { elapsed: -1, attribution: { first: [], last: null } },
      { attribution: { first: {} } },
    ],
    [
      'are cut and cleaned',
      {
        website: ` http://a\0\n${'x'.repeat(500)}`,
        attribution: {
          first: { utm_source: '🥊'.repeat(51), utm_term: 5, gclid: 'no' },
          last: { referrer: '\ud800', utm_medium: ' e\u0308 ', utm_content: 'a\u202eb' },
        },
      },
      {
        website: `http://a ${'x'.repeat(191)}`,
        attribution: {
          first: { utm_source: '🥊'.repeat(50) },
          last: { utm_medium: 'ë', utm_content: 'ab' },
        },
      },
    ],
    [
      'have the key in lower case',
      { idempotencyKey: '6BA7B810-9DAD-41D1-80B4-00C04FD430C8' },
      { idempotencyKey: '6ba7b810-9dad-41d1-80b4-00c04fd430c8' },
    ],
  ])('%s', (_, body, expected) => {
    expect(withExtras(body)).toEqual({ ...newsletter, ...expected });
  });

  it.each([5, '', 'key', '6ba7b810-9dad-41d1-80b4'])(
    'are refused for the key %j',
    (idempotencyKey) => {
      expect(withExtras({ idempotencyKey })).toMatchObject({
        code: 'invalid_field',
        field: 'idempotencyKey',
      });
    },
  );
});

it('has limits that all fit the body together, in any script', () => {
  const touch = Object.fromEntries(
    ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'].map((name) => [
      name,
      '界'.repeat(fieldLimits.utm),
    ]),
  );
  const fullest = {
    endpoint: 'application',
    ...Object.fromEntries(
      Object.keys(applicationBody.entries).flatMap((name) =>
        name in fieldLimits
          ? [[name, '界'.repeat(fieldLimits[name as keyof typeof fieldLimits])]]
          : [],
      ),
    ),
    idempotencyKey: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
    attribution: {
      first: { ...touch, referrer: 'x'.repeat(fieldLimits.referrer) },
      last: { ...touch, referrer: 'x'.repeat(fieldLimits.referrer) },
    },
    elapsed: 1e9,
    challenge: 'x'.repeat(2048),
  };
  expect(new TextEncoder().encode(JSON.stringify(fullest)).length).toBeLessThan(maxBodyBytes);
});

it('returns clean text for any text', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(text, (name) => {
      const parsed = parseLeadBody({ ...newsletter, name });
      if (!parsed.ok) return;
      expect(parsed.body.name).toBe(parsed.body.name.normalize('NFC').trim());
      expect(parsed.body.name).toMatch(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+$/u);
      expect(parsed.body.name.length).toBeLessThanOrEqual(fieldLimits.name);
      expect(parseLeadBody(parsed.body)).toEqual(parsed);
    }),
  );
});

it('returns an address that it accepts unchanged', () => {
  const letters = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 10 }),
    fc.string({ unit: fc.constantFrom('İ', 'Σ', 'ẞ', 'T', '\u0308', '\u0327'), maxLength: 260 }),
  );
  fc.assert(
    fc.property(letters, (mailbox) => {
      const parsed = parseLeadBody({ ...newsletter, email: `${mailbox}@Example.com` });
      if (!parsed.ok) return;
      const { email } = parsed.body;
      expect(email).toBe(email.toLowerCase().normalize('NFC').trim());
      expect(email.length).toBeLessThanOrEqual(fieldLimits.email);
      expect(parseLeadBody(parsed.body)).toEqual(parsed);
    }),
  );
});

// Anything slower than linear would run for hours and time out.
it.each([
  'a',
  'a.',
  'a-',
  '-',
  '@',
  'a@a.',
  ' ',
  '\u200b',
  '\u200b ',
  'İ',
  '\u202e',
  '\r\n',
  '/a',
  '+',
])('checks a million characters of %j in linear time', (part) => {
  const long = part.repeat(1e6 / part.length);
  for (const text of [long, `${long}!`, `sam@${long}`, `sam@${long}!`]) {
    const all = { ...demo, email: text, name: text, phone: text, note: text, timeZone: text };
    expect(v.safeParse(leadBody, all).success).toBe(false);
  }
});

it('never throws for any value', () => {
  const body = fc.oneof(
    fc.jsonValue(),
    fc.anything({ withNullPrototype: true }),
    fc.record({
      endpoint: fc.constantFrom('newsletter', 'demo', 'application'),
      name: fc.anything({ withNullPrototype: true }),
      attribution: fc.anything({ withNullPrototype: true }),
      website: fc.anything({ withNullPrototype: true }),
      idempotencyKey: fc.anything({ withNullPrototype: true }),
    }),
  );
  fc.assert(
    fc.property(body, (value) => {
      expect(parseLeadBody(value)).toHaveProperty('ok');
    }),
  );
});
