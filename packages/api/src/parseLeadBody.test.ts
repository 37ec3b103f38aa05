import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_LIMITS, MAX_BODY_BYTES } from './limits.ts';
import { parseLeadBody } from './parseLeadBody.ts';

const newsletter = { endpoint: 'newsletter', email: 'sam@example.com', name: 'Sam' };
const demo = {
  endpoint: 'demo',
  email: 'sam@example.com',
  name: 'Sam',
  gym: 'Northside Boxing',
  kind: 'demo',
};

describe('what is taken', () => {
  it.each([
    ['a sign-up', newsletter, newsletter],
    [
      'white space around',
      { ...newsletter, name: '  Sam\u00a0 Lee\n' },
      { ...newsletter, name: 'Sam Lee' },
    ],
    ['an address in capitals', { ...newsletter, email: ' Sam@Example.COM ' }, newsletter],
    [
      'letters in two parts',
      { ...newsletter, name: 'Zoe\u0308' },
      { ...newsletter, name: 'Zo\u00eb' },
    ],
    ['any script', { ...newsletter, name: '李小龍 🥊' }, { ...newsletter, name: '李小龍 🥊' }],
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
      { ...newsletter, email: 'zoë@bücher.example' },
      { ...newsletter, email: 'zoë@bücher.example' },
    ],
    ['the shortest booking', demo, { ...demo, windows: [] }],
    [
      'empty optional fields',
      { ...demo, phone: ' ', note: '', timeZone: '' },
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

describe('what is refused', () => {
  it.each([
    ['null', null, 'invalid_body', undefined],
    ['a text', 'newsletter', 'invalid_body', undefined],
    ['a list', [], 'unknown_endpoint', 'endpoint'],
    ['no endpoint', {}, 'unknown_endpoint', 'endpoint'],
    ['another endpoint', { ...newsletter, endpoint: 'toString' }, 'unknown_endpoint', 'endpoint'],
    ['no name', { ...newsletter, name: undefined }, 'missing_field', 'name'],
    ['a name of spaces', { ...newsletter, name: ' \t ' }, 'missing_field', 'name'],
    ['a name that is a number', { ...newsletter, name: 5 }, 'invalid_field', 'name'],
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
    ['two addresses', { ...newsletter, email: 'a@b.co, c@d.co' }, 'invalid_field', 'email'],
    ['a long address', { ...newsletter, email: `${'x'.repeat(250)}@b.co` }, 'too_long', 'email'],
    ['no gym', { ...demo, gym: undefined }, 'missing_field', 'gym'],
    ['another kind', { ...demo, kind: 'visit' }, 'invalid_field', 'kind'],
    [
      'four windows',
      { ...demo, windows: Array(4).fill('2025-08-04T15:30:00Z') },
      'too_long',
      'windows',
    ],
    [
      'a day that is none',
      { ...demo, windows: ['2025-02-30T15:30:00Z'] },
      'invalid_field',
      'windows.0',
    ],
    [
      'an hour that is none',
      { ...demo, windows: ['2025-02-03T25:30:00Z'] },
      'invalid_field',
      'windows.0',
    ],
    ['a local time', { ...demo, windows: ['2025-08-04T15:30:00'] }, 'invalid_field', 'windows.0'],
    ['a zone that is none', { ...demo, timeZone: '../etc' }, 'invalid_field', 'timeZone'],
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

describe('what goes with a request', () => {
  it.each([
    [
      'is left out where it is of the wrong type',
      { attribution: 5, website: {}, elapsed: '9' },
      {},
    ],
    [
      'is left out where it cannot be',
      { elapsed: -1, attribution: { first: [], last: null } },
      { attribution: { first: {} } },
    ],
    [
      'is cut and cleaned',
      {
        website: ` http://a\0\n${'x'.repeat(500)}`,
        attribution: {
          first: { utm_source: '🥊'.repeat(51), utm_term: 5, gclid: 'no' },
          last: { referrer: '\ud800', utm_medium: ' e\u0308 ' },
        },
      },
      {
        website: `http://a ${'x'.repeat(191)}`,
        attribution: { first: { utm_source: '🥊'.repeat(50) }, last: { utm_medium: 'ë' } },
      },
    ],
    [
      'has its key in lower case',
      { idempotencyKey: '6BA7B810-9DAD-41D1-80B4-00C04FD430C8' },
      { idempotencyKey: '6ba7b810-9dad-41d1-80b4-00c04fd430c8' },
    ],
  ])('%s', (_, given, kept) => {
    expect(withExtras(given)).toEqual({ ...newsletter, ...kept });
  });

  it.each([5, '', 'key', '6ba7b810-9dad-41d1-80b4'])(
    'is refused for the key %j',
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
  };
  expect(new TextEncoder().encode(JSON.stringify(fullest)).length).toBeLessThan(MAX_BODY_BYTES);
});

it('gives clean text back for any text at all', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(text, (name) => {
      const parsed = parseLeadBody({ ...newsletter, name });
      if (!parsed.ok) return;
      expect(parsed.body.name).toBe(parsed.body.name.normalize('NFC').trim());
      expect(parsed.body.name).toMatch(/^[^\p{Cc}\p{Cs}]+$/u);
      expect(parsed.body.name.length).toBeLessThanOrEqual(FIELD_LIMITS.name);
      expect(parseLeadBody(parsed.body)).toEqual(parsed);
    }),
  );
});

it('never throws, whatever it is given', () => {
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
