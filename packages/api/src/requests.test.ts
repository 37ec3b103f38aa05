import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldLimits, maxBodyBytes } from './limits.ts';
import { parseLeadBody } from './requests.ts';

const newsletter = { endpoint: 'newsletter', email: 'sam@example.com', name: 'Sam' };
const demo = { ...newsletter, endpoint: 'demo', gym: 'Northside Boxing', kind: 'demo' };

it.each<[field: string, input: unknown, output?: unknown]>([
  ['name', '  Sam\u00a0 Lee\n', 'Sam Lee'],
  ['name', 'Zoe\u0308', 'Zo\u00eb'],
  ['name', '李小龍 🥊'],
  ['name', '👩‍🚒'],
  ['name', 'می\u200cخواهم'],
  ['name', 'x'.repeat(120)],
  ['name', '\u202egnp.exe', 'gnp.exe'],
  ['name', '\u2066Sam\u2069', 'Sam'],
  ['email', ' Sam@Example.COM ', 'sam@example.com'],
  ['email', 'a+b@c-d.co.uk'],
  ['email', 'Zoë@BÜCHER.example', 'zoë@xn--bcher-kva.example'],
  ['email', `sam@a.${'b'.repeat(63)}.co`],
  ['email', 'İ\u0327@example.com', 'i\u0327\u0307@example.com'],
  ['phone', '\u202d+1 (612) 555-0100\u202c', '+1 (612) 555-0100'],
  ['note', 'One\r\n\t\u202dtwo', 'One\n\ttwo'],
  ['kind', 'call'],
  ['windows', ['2025-08-04T15:30Z'], ['2025-08-04T15:30:00.000Z']],
  ['windows', ['2024-02-29T00:00:00.5Z'], ['2024-02-29T00:00:00.500Z']],
  ['localWindows', ['2025-08-04T10:30']],
  ['timeZone', 'America/Argentina/Buenos_Aires'],
])('accepts the %s %j', (field, input, output = input) => {
  expect(parseLeadBody({ ...demo, admin: true, [field]: input })).toEqual({
    ok: true,
    body: { ...demo, windows: [], [field]: output },
  });
});

it('counts an optional field without visible characters as missing', () => {
  const empty = { phone: '\u200b\n\u2060', note: '\u3164', timeZone: ' ' };
  expect(parseLeadBody({ ...demo, ...empty })).toEqual({
    ok: true,
    body: { ...demo, windows: [] },
  });
});

it.each<[code: string, field: string, values: readonly unknown[]]>([
  ['unknown_endpoint', 'endpoint', [undefined, 'toString']],
  ['missing_field', 'name', [undefined, ' \t ']],
  // Zero width, joiners, a filler, a soft hyphen, empty Braille.
  ['missing_field', 'name', ['\u200b', '\u2060 \u200d', '\u3164', '\u00ad', '\u2800']],
  ['invalid_field', 'name', [5, 'Sa\0m', 'Sa\u001b[2Jm', 'Sam\ud800']],
  ['too_long', 'name', ['x'.repeat(121)]],
  ['missing_field', 'email', ['']],
  ['invalid_field', 'email', ['sam@localhost', '@example.com', 'a@b.co, c@d.co']],
  ['invalid_field', 'email', ['sam@example-.com', 'sam@-example.com', 'sam@example.com-']],
  ['invalid_field', 'email', ['\u3164@example.com', 'sam@ex\ufe0fample.com']],
  ['invalid_field', 'email', ['sam@example\u2474.com', 'sam@example.\u{1f101}com']],
  ['invalid_field', 'email', [`sam@${'b'.repeat(64)}.co`, 'sam@xn--ü.example']],
  // Lower case makes the second one too long.
  ['too_long', 'email', [`${'x'.repeat(250)}@b.co`, `${'İ'.repeat(240)}@example.com`]],
  ['missing_field', 'gym', [undefined]],
  ['invalid_field', 'kind', ['visit']],
  ['too_long', 'windows', [Array(4).fill('2025-08-04T15:30:00Z')]],
  ['invalid_field', 'windows.0', [['2025-02-30T15:30:00Z'], ['2025-02-03T25:30:00Z']]],
  ['invalid_field', 'windows.0', [['2025-08-04T15:30:00']]],
  ['invalid_field', 'localWindows.0', [['2025-02-30T10:30']]],
  ['invalid_field', 'note', ['ring\u0007']],
  ['too_long', 'note', ['x'.repeat(2001)]],
])('refuses with %s the %s %j', (code, field, values) => {
  for (const value of values) {
    expect(parseLeadBody({ ...demo, [field.replace('.0', '')]: value })).toEqual({
      ok: false,
      error: { code, field, message: expect.stringMatching(/: expected .+, received /) },
    });
  }
});

it.each([
  [null, 'invalid_body'],
  ['newsletter', 'invalid_body'],
  [[], 'unknown_endpoint'],
])('refuses %j, which is no body', (value, code) => {
  expect(parseLeadBody(value)).toMatchObject({ ok: false, error: { code } });
});

describe('the extras of a request', () => {
  it.each([
    [{ attribution: 5, website: {}, elapsed: '9' }, {}],
    [
      { elapsed: -1, attribution: { first: [], last: null, gclid: 'no' } },
      { attribution: { first: {} } },
    ],
    [{ website: ` http://a\0\n${'x'.repeat(500)}` }, { website: `http://a ${'x'.repeat(191)}` }],
    [
      { attribution: { first: { utm_source: '🥊'.repeat(51) }, last: { utm_term: 'a\u202eb' } } },
      { attribution: { first: { utm_source: '🥊'.repeat(50) }, last: { utm_term: 'ab' } } },
    ],
    [
      { idempotencyKey: '6BA7B810-9DAD-41D1-80B4-00C04FD430C8' },
      { idempotencyKey: '6ba7b810-9dad-41d1-80b4-00c04fd430c8' },
    ],
  ])('are cut, cleaned or dropped: %j', (extras, output) => {
    expect(parseLeadBody({ ...newsletter, ...extras })).toEqual({
      ok: true,
      body: { ...newsletter, ...output },
    });
  });

  it.each([5, '', 'key', '6ba7b810-9dad-41d1-80b4'])('are refused with the key %j', (key) => {
    expect(parseLeadBody({ ...newsletter, idempotencyKey: key })).toMatchObject({
      error: { code: 'invalid_field', field: 'idempotencyKey' },
    });
  });
});

it('has limits that all fit the body together, in any script', () => {
  const longest = Object.entries(fieldLimits).map(([name, max]) => [name, '界'.repeat(max)]);
  const utm = '界'.repeat(fieldLimits.utm);
  const touch = { utm_source: utm, utm_medium: utm, utm_campaign: utm, utm_term: utm };
  const [referrer, page] = ['x'.repeat(fieldLimits.referrer), 'x'.repeat(fieldLimits.page)];
  const visit = { ...touch, utm_content: utm, referrer, page };
  const parsed = parseLeadBody({
    ...Object.fromEntries(longest),
    endpoint: 'application',
    email: `${'界'.repeat(fieldLimits.email - 12)}@example.com`,
    idempotencyKey: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
    attribution: { first: visit, last: visit },
    elapsed: 1e9,
  });
  expect(parsed.ok).toBe(true);
  expect(new TextEncoder().encode(JSON.stringify(parsed)).length).toBeLessThan(maxBodyBytes);
  expect(String(new URLSearchParams(longest)).length).toBeLessThan(maxBodyBytes);
});

it('returns clean text and addresses, which it accepts unchanged', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom('İ', 'Σ', 'ẞ', 'T', '\u0308', '\u0327'), maxLength: 260 }),
  );
  fc.assert(
    fc.property(text, (given) => {
      for (const fields of [{ name: given }, { email: `${given}@Example.com` }]) {
        const parsed = parseLeadBody({ ...newsletter, ...fields });
        if (!parsed.ok) continue;
        const { name, email } = parsed.body;
        expect([name, email]).toEqual([name, email].map((value) => value.normalize('NFC').trim()));
        expect(name).toMatch(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]{1,120}$/u);
        expect(email).toBe(email.toLowerCase());
        expect(parseLeadBody(parsed.body)).toEqual(parsed);
      }
    }),
  );
});

// Anything slower than linear would run for minutes and time out.
it.each(['a', 'a.', 'a-', '-', '@', 'a@a.', '\u200b', '\u200b ', 'İ', '\u202e', '\r\n', '/a', '+'])(
  'checks 200,000 characters of %j in linear time',
  (part) => {
    const long = part.repeat(2e5 / part.length);
    for (const text of [long, `${long}!`, `sam@${long}`, `sam@${long}!`]) {
      for (const field of ['email', 'name', 'phone', 'note', 'timeZone'])
        expect(parseLeadBody({ ...demo, [field]: text })).toHaveProperty('ok');
    }
  },
);
