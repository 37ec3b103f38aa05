import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FIELD_LIMITS, MAX_BODY_BYTES } from './limits.ts';
import { parseLeadBody } from './parse-lead-body.ts';
import { leadBody } from './requests.ts';

const newsletter = { endpoint: 'newsletter', email: 'sam@example.com', name: 'Sam' };
const demo = {
  endpoint: 'demo',
  email: 'sam@example.com',
  name: 'Sam',
  gym: 'Northside Boxing',
  kind: 'demo',
};

describe('accepts', () => {
  it.each([
    ['a sign-up', newsletter, newsletter],
    [
      'white space around',
      { ...newsletter, name: '  Sam\u00a0 Lee\n' },
      { ...newsletter, name: 'Sam Lee' },
    ],
    ['an address in capitals', { ...newsletter, email: ' Sam@Example.COM ' }, newsletter],
    [
      'decomposed letters',
      { ...newsletter, name: 'Zoe\u0308' },
      { ...newsletter, name: 'Zo\u00eb' },
    ],
    ['any script', { ...newsletter, name: '李小龍 🥊' }, { ...newsletter, name: '李小龍 🥊' }],
    ['joined emoji', { ...newsletter, name: '👩‍🚒' }, { ...newsletter, name: '👩‍🚒' }],
    [
      'a zero-width non-joiner',
      { ...newsletter, name: 'می\u200cخواهم' },
      { ...newsletter, name: 'می\u200cخواهم' },
    ],
    ['unknown fields, left out', { ...newsletter, admin: true }, newsletter],
    [
      'the longest name',
      { ...newsletter, name: 'x'.repeat(120) },
      { ...newsletter, name: 'x'.repeat(120) },
    ],
    [
      'a plus in the address',
      { ...newsletter, email: 'a+b@c-d.co.uk' },
      { ...newsletter, email: 'a+b@c-d.co.uk' },
    ],
    [
      'an address in any script',
      { ...newsletter, email: 'Zoë@BÜCHER.example' },
      { ...newsletter, email: 'zoë@xn--bcher-kva.example' },
    ],
    [
      'labels of one letter and of 63',
      { ...newsletter, email: `sam@a.${'b'.repeat(63)}.co` },
      { ...newsletter, email: `sam@a.${'b'.repeat(63)}.co` },
    ],
    [
      'an address that lower case decomposes',
      { ...newsletter, email: 'İ\u0327@example.com' },
      { ...newsletter, email: 'i\u0327\u0307@example.com' },
    ],
    [
      'a name with a direction mark',
      { ...newsletter, name: '\u202egnp.exe' },
      { ...newsletter, name: 'gnp.exe' },
    ],
    [
      'a name in an isolate',
      { ...newsletter, name: '\u2066Sam\u2069' },
      { ...newsletter, name: 'Sam' },
    ],
    [
      'direction marks around a copied number and in a note',
      { ...demo, phone: '\u202d+1 (612) 555-0100\u202c', note: 'One\n\u202dtwo' },
      { ...demo, phone: '+1 (612) 555-0100', note: 'One\ntwo', windows: [] },
    ],
    [
      'local times',
      { ...demo, localWindows: ['2025-08-04T10:30'] },
      { ...demo, localWindows: ['2025-08-04T10:30'], windows: [] },
    ],
    ['the shortest booking', demo, { ...demo, windows: [] }],
    [
      'empty optional fields',
      { ...demo, phone: ' ', note: '', timeZone: '' },
      { ...demo, windows: [] },
    ],
    [
      'optional fields of invisible characters',
      { ...demo, phone: '\u200b\n\u2060', note: '\u200b\n\u3164' },
      { ...demo, windows: [] },
    ],
    [
      'a full booking',
      {
        ...demo,
        kind: 'call',
        phone: '+1 (612) 555-0100',
        windows: ['2025-08-04T15:30Z', '2024-02-29T00:00:00Z', '2025-08-05T15:30:00.5Z'],
        timeZone: 'America/Argentina/Buenos_Aires',
        note: 'One\r\n\ttwo',
      },
      {
        ...demo,
        kind: 'call',
        phone: '+1 (612) 555-0100',
        windows: [
          '2025-08-04T15:30:00.000Z',
          '2024-02-29T00:00:00.000Z',
          '2025-08-05T15:30:00.500Z',
        ],
        timeZone: 'America/Argentina/Buenos_Aires',
        note: 'One\n\ttwo',
      },
    ],
    [
      'a zone with a sign',
      { ...demo, timeZone: 'Etc/GMT+5' },
      { ...demo, timeZone: 'Etc/GMT+5', windows: [] },
    ],
  ])('%s', (_, given, body) => {
    expect(parseLeadBody(given)).toEqual({ ok: true, body });
  });
});

describe('refuses', () => {
  it.each([
    ['null', null, 'invalid_body', undefined],
    ['a text', 'newsletter', 'invalid_body', undefined],
    ['a list', [], 'unknown_endpoint', 'endpoint'],
    ['no endpoint', {}, 'unknown_endpoint', 'endpoint'],
    ['another endpoint', { ...newsletter, endpoint: 'toString' }, 'unknown_endpoint', 'endpoint'],
    ['no name', { ...newsletter, name: undefined }, 'missing_field', 'name'],
    ['a name of spaces', { ...newsletter, name: ' \t ' }, 'missing_field', 'name'],
    ['a name that is a number', { ...newsletter, name: 5 }, 'invalid_field', 'name'],
    ['a name of zero width', { ...newsletter, name: '\u200b' }, 'missing_field', 'name'],
    ['a name of joiners', { ...newsletter, name: '\u2060 \u200d' }, 'missing_field', 'name'],
    ['a name of fillers', { ...newsletter, name: '\u3164' }, 'missing_field', 'name'],
    ['a name of soft hyphens', { ...newsletter, name: '\u00ad' }, 'missing_field', 'name'],
    ['a name of empty Braille', { ...newsletter, name: '\u2800' }, 'missing_field', 'name'],
    ['a long name', { ...newsletter, name: 'x'.repeat(121) }, 'too_long', 'name'],
    ['NUL in a name', { ...newsletter, name: 'Sa\0m' }, 'invalid_field', 'name'],
    ['a control character', { ...newsletter, name: 'Sa\u001b[2Jm' }, 'invalid_field', 'name'],
    ['half a surrogate pair', { ...newsletter, name: 'Sam\ud800' }, 'invalid_field', 'name'],
    ['no address', { ...newsletter, email: '' }, 'missing_field', 'email'],
    [
      'an address without a dot',
      { ...newsletter, email: 'sam@localhost' },
      'invalid_field',
      'email',
    ],
    [
      'an address without a name',
      { ...newsletter, email: '@example.com' },
      'invalid_field',
      'email',
    ],
    [
      'a hyphen at the end of a label',
      { ...newsletter, email: 'sam@example-.com' },
      'invalid_field',
      'email',
    ],
    [
      'a hyphen at the start of one',
      { ...newsletter, email: 'sam@-example.com' },
      'invalid_field',
      'email',
    ],
    [
      'a hyphen at the end of an address',
      { ...newsletter, email: 'sam@example.com-' },
      'invalid_field',
      'email',
    ],
    [
      'an address of fillers',
      { ...newsletter, email: '\u3164@example.com' },
      'invalid_field',
      'email',
    ],
    [
      'an address with a variation selector',
      { ...newsletter, email: 'sam@ex\ufe0fample.com' },
      'invalid_field',
      'email',
    ],
    [
      'a label of 64 letters',
      { ...newsletter, email: `sam@${'b'.repeat(64)}.co` },
      'invalid_field',
      'email',
    ],
    [
      'an impossible domain',
      { ...newsletter, email: 'sam@xn--ü.example' },
      'invalid_field',
      'email',
    ],
    ['two addresses', { ...newsletter, email: 'a@b.co, c@d.co' }, 'invalid_field', 'email'],
    ['a long address', { ...newsletter, email: `${'x'.repeat(250)}@b.co` }, 'too_long', 'email'],
    [
      'an address that lower case makes too long',
      { ...newsletter, email: `${'İ'.repeat(240)}@example.com` },
      'too_long',
      'email',
    ],
    ['no gym', { ...demo, gym: undefined }, 'missing_field', 'gym'],
    ['another kind', { ...demo, kind: 'visit' }, 'invalid_field', 'kind'],
    [
      'four windows',
      { ...demo, windows: Array(4).fill('2025-08-04T15:30:00Z') },
      'too_long',
      'windows',
    ],
    [
      'an impossible day',
      { ...demo, windows: ['2025-02-30T15:30:00Z'] },
      'invalid_field',
      'windows.0',
    ],
    [
      'an impossible hour',
      { ...demo, windows: ['2025-02-03T25:30:00Z'] },
      'invalid_field',
      'windows.0',
    ],
    [
      'a local time on an impossible day',
      { ...demo, localWindows: ['2025-02-30T10:30'] },
      'invalid_field',
      'localWindows.0',
    ],
    ['a local time', { ...demo, windows: ['2025-08-04T15:30:00'] }, 'invalid_field', 'windows.0'],
    ['an invalid zone', { ...demo, timeZone: '../etc' }, 'invalid_field', 'timeZone'],
    ['a bell in a note', { ...demo, note: 'ring\u0007' }, 'invalid_field', 'note'],
    ['a long note', { ...demo, note: 'x'.repeat(2001) }, 'too_long', 'note'],
  ])('%s', (_, given, code, field) => {
    const parsed = parseLeadBody(given);
    expect(parsed).toMatchObject({ ok: false, error: { code, ...(field && { field }) } });
    expect(parsed.ok || parsed.error.message).toMatch(/: expected .+, received /);
  });
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
  ])('%s', (_, given, kept) => {
    expect(withExtras(given)).toEqual({ ...newsletter, ...kept });
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
      '界'.repeat(FIELD_LIMITS.utm),
    ]),
  );
  const fullest = {
    endpoint: 'application',
    ...Object.fromEntries(
      (
        ['name', 'email', 'phone', 'gymName', 'gymLocation', 'currentMembers', 'message'] as const
      ).map((name) => [name, '界'.repeat(FIELD_LIMITS[name])]),
    ),
    idempotencyKey: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
    attribution: {
      first: { ...touch, referrer: 'x'.repeat(FIELD_LIMITS.referrer) },
      last: { ...touch, referrer: 'x'.repeat(FIELD_LIMITS.referrer) },
    },
    elapsed: 1e9,
    challenge: 'x'.repeat(2048),
  };
  expect(new TextEncoder().encode(JSON.stringify(fullest)).length).toBeLessThan(MAX_BODY_BYTES);
});

it('returns clean text for any text', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(text, (name) => {
      const parsed = parseLeadBody({ ...newsletter, name });
      if (!parsed.ok) return;
      expect(parsed.body.name).toBe(parsed.body.name.normalize('NFC').trim());
      expect(parsed.body.name).toMatch(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+$/u);
      expect(parsed.body.name.length).toBeLessThanOrEqual(FIELD_LIMITS.name);
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
      expect(email.length).toBeLessThanOrEqual(FIELD_LIMITS.email);
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
