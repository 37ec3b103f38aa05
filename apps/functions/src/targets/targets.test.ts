import { gzipSync } from 'node:zlib';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { fakeServer, fakeSmtp, type FakeAnswer, type FakeRequest } from '../testing/fakes.ts';
import { chatTarget } from './chat.ts';
import { goHighLevel } from './go-high-level.ts';
import { postJson, readAnswer, retryAfter } from './http.ts';
import { createMailer, mailTarget } from './mail.ts';
import type { Delivery } from './target.ts';
import { webhook } from './webhook.ts';

const signal = AbortSignal.timeout(60_000);

/** A booking that tries to forge fields, mentions, links and headers. */
const hostile: Delivery = {
  id: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
  event: 'requested',
  happenedAt: '2025-08-04T12:00:00.000Z',
  attempts: 1,
  confirmToken: null,
  unsubscribeToken: null,
  lead: {
    id: '',
    kind: 'demo',
    email: 'kim@example.com',
    name: 'Kim Iron Lee <@everyone>\r\nBcc: evil@example.com',
    payload: {
      gym: 'Northside',
      phone: '+1 612 555 0100',
      note: '@channel ```\nemail: evil@example.com\u2028gym: Evil [x](https://evil.example) <!here>',
    },
    attribution: {},
    reasons: ['too_fast'],
    createdAt: '2025-08-04T12:00:00.000Z',
  },
};

/** What a working CRM answers. */
const well = ({ path }: FakeRequest): FakeAnswer => ({
  body: path.endsWith('/tags') ? { tags: [] } : { new: true, contact: { id: 'c1', name: 'Kim' } },
});

/** A CRM that behaves as told for its first requests, and then well. */
async function crmOf(...first: readonly FakeAnswer[]) {
  const left = [...first];
  const server = await fakeServer((request) => left.shift() ?? well(request));
  const target = goHighLevel({
    key: 'secret',
    locationId: 'here',
    baseUrl: server.url,
    detailsField: 'details',
  });
  return {
    ...server,
    send: (changes: Partial<Delivery> = {}) => target.send({ ...hostile, ...changes }, signal),
  };
}

it('GoHighLevel gets one contact, then its tags', async () => {
  const { send, requests } = await crmOf();
  expect(await send()).toEqual({ ok: true });
  expect(await send({ event: 'unsubscribed' })).toEqual({ ok: true });
  expect(requests.map(({ path, body }) => [path, body['tags']])).toEqual([
    ['/contacts/upsert', undefined],
    ['/contacts/c1/tags', ['website-demo', 'website-suspicious']],
    ['/contacts/upsert', undefined],
    ['/contacts/c1/tags', ['website-unsubscribed']],
  ]);
  expect(requests[0]).toMatchObject({
    headers: {
      authorization: 'Bearer secret',
      version: '2021-07-28',
      'idempotency-key': `${hostile.id}-upsert`,
    },
    body: {
      locationId: 'here',
      firstName: 'Kim',
      email: 'kim@example.com',
      companyName: 'Northside',
      source: 'Website, demo',
      customFields: [{ key: 'details', field_value: expect.stringContaining('gym: Northside') }],
    },
  });
});

it('GoHighLevel gets no telephone number that it refuses', async () => {
  const { send, requests } = await crmOf({ status: 422, body: {} });
  expect(await send()).toEqual({ ok: true });
  expect(requests.map(({ body }) => 'phone' in body)).toEqual([true, false, false]);
});

it('a contact with a long history gets its tags', async () => {
  const long = { contact: { id: 'c2' }, history: 'x'.repeat(100_000) };
  const { send, requests } = await crmOf({ body: long });
  expect(await send()).toEqual({ ok: true });
  expect(requests[1]?.path).toBe('/contacts/c2/tags');
});

it.each<[FakeAnswer, object]>([
  [
    { status: 400, body: { message: 'no' } },
    { reason: 'HTTP 400 {"message":"no"}', isFinal: true },
  ],
  [
    { status: 401, body: '' },
    { reason: 'HTTP 401', isFinal: false },
  ],
  [
    { status: 429, body: '', headers: { 'retry-after': '1.5' } },
    { isFinal: false, retryAfterSeconds: 1.5 },
  ],
  [
    { status: 301, body: '', headers: { location: 'https://evil.example' } },
    { reason: 'HTTP 301' },
  ],
  [{ body: 'kim@example.com' }, { reason: 'The answer has no contact id.', isFinal: false }],
])('GoHighLevel answers %j', async (answer, attempt) => {
  const { phone: _, ...payload } = hostile.lead.payload;
  const { send } = await crmOf(answer);
  expect(await send({ lead: { ...hostile.lead, payload } })).toMatchObject({
    ok: false,
    ...attempt,
  });
});

it.each([
  ['120', undefined, 120],
  ['1.5', undefined, 1.5],
  ['Mon, 04 Aug 2025 12:15:00 GMT', 'Mon, 04 Aug 2025 12:00:00 GMT', 900],
  ['Mon, 04 Aug 2025 12:15:00 GMT', undefined, undefined],
  ['soon', undefined, undefined],
  ['-5', undefined, undefined],
  ['1e9', undefined, undefined],
])('Retry-After "%s" with the date %s means %s', (value, date, seconds) => {
  expect(retryAfter(new Headers({ 'retry-after': value, ...(date && { date }) }))).toBe(seconds);
});

it('an answer that expands to gigabytes is read to 256 kB only', async () => {
  const bomb = Buffer.concat(Array(256).fill(gzipSync(Buffer.alloc(1024 * 1024, ' '))));
  const { url } = await fakeServer(() => ({ body: bomb, headers: { 'content-encoding': 'gzip' } }));
  const before = process.memoryUsage().rss;
  const answers = [1, 2, 3, 4].map(async () => readAnswer(await postJson(url, '{}', {}, signal)));
  for (const answer of await Promise.all(answers)) expect(answer).toHaveLength(256 * 1024);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
});

it('a webhook says what happened, with a signature', async () => {
  const { url, requests } = await fakeServer(() => ({ body: {} }));
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  expect(await webhook(url, secret).send({ ...hostile, event: 'unsubscribed' }, signal)).toEqual({
    ok: true,
  });
  const [{ headers = {}, text = '' } = {}] = requests as Partial<FakeRequest>[];
  expect(headers['webhook-id']).toBe(hostile.id);
  expect(new Webhook(secret).verify(text, headers as Record<string, string>)).toMatchObject({
    type: 'lead.unsubscribed',
    data: { email: 'kim@example.com' },
  });
});

it('a chat gets one code block without mentions, in which no value looks like a field', async () => {
  const { url, requests } = await fakeServer(() => ({ body: 'ok' }));
  expect(await chatTarget(url).send(hostile, signal)).toEqual({ ok: true });
  const text = String(requests[0]?.body['text']);
  expect(text).toMatch(/^```\n[^`]*\n```$/);
  expect(text).not.toMatch(/(^|\W)@|<|>/);
  expect(text.match(/^\w+:/gm)).toEqual(['name:', 'email:', 'gym:', 'phone:', 'note:']);
});

it('an email to the team forges neither headers nor fields', async () => {
  const { url, mails, code } = await fakeSmtp();
  const mailer = createMailer(url, 'Cornerbell <hello@example.com>');
  const target = mailTarget(mailer, 'team@example.com');
  expect(await target.send(hostile, signal)).toEqual({ ok: true });
  const [headers = '', body = ''] = mails[0]?.text.split('\r\n\r\n') ?? [];
  expect(headers).toMatch(/^Reply-To: kim@example\.com\r$/m);
  expect(headers).not.toMatch(/^Bcc:/m);
  expect(body.match(/^\w+:/gm)).toEqual(['name:', 'email:', 'gym:', 'phone:', 'note:']);
  for (const [answer, isFinal] of [
    [550, true],
    [451, false],
  ] as const) {
    code.value = answer;
    expect(await target.send(hostile, signal)).toEqual({
      ok: false,
      reason: `SMTP ${answer}`,
      isFinal,
    });
  }
});
