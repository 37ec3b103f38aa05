import { gzipSync } from 'node:zlib';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { hostile, hostileFields } from '../testing/running.ts';
import { fakeServer } from '../testing/servers.ts';
import { goHighLevel } from './go-high-level.ts';
import { attemptOf, postJson } from './target.ts';
import { chatTarget } from './team.ts';
import { webhook } from './webhook.ts';

const signal = AbortSignal.timeout(60_000);

/** A CRM that gives these answers first, and then behaves well. */
async function crmOf(...first: readonly Response[]) {
  const answers = first.values();
  const server = await fakeServer(
    () => answers.next().value ?? Response.json({ contact: { id: 'c1' } }),
  );
  const options = { key: 'secret', locationId: 'here', baseUrl: server.url };
  const target = goHighLevel({ ...options, detailsField: 'details' });
  const send = (changes: object = {}) => target.send({ ...hostile, ...changes }, signal);
  return { ...server, send };
}

it('GoHighLevel gets one contact, then its tags', async () => {
  // A contact may have a long history.
  const contact = { contact: { id: 'c1' }, history: 'x'.repeat(100_000) };
  const { send, requests } = await crmOf(Response.json(contact));
  expect(await send()).toEqual({ ok: true });
  const lead = { ...hostile.lead, kind: 'newsletter', reasons: [] };
  for (const event of ['unsubscribed', 'subscribed'])
    expect(await send({ event, lead })).toEqual({ ok: true });
  const [request, ...changes] = requests.filter(({ path }) => path === '/contacts/upsert');
  // What the person asked for before stays.
  for (const { body } of changes)
    expect([body['source'], body['customFields']]).toEqual([undefined, undefined]);
  const tagged = requests.filter(({ path }) => path !== '/contacts/upsert');
  expect(tagged.map(({ method, path, body }) => [method, path, body['tags']])).toEqual([
    ['POST', '/contacts/c1/tags', ['website-demo', 'website-suspicious']],
    ['POST', '/contacts/c1/tags', ['website-unsubscribed']],
    ['DELETE', '/contacts/c1/tags', ['website-newsletter']],
    ['POST', '/contacts/c1/tags', ['website-newsletter']],
    ['DELETE', '/contacts/c1/tags', ['website-unsubscribed']],
  ]);
  expect(request).toMatchObject({
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
  const { send, requests } = await crmOf(Response.json({}, { status: 422 }));
  expect(await send()).toEqual({ ok: true });
  expect(requests.map(({ body }) => 'phone' in body)).toEqual([true, false, false]);
});

it.each([
  [400, '{"message":"no"}', {}, { reason: 'HTTP 400 {"message":"no"}', isFinal: true }],
  [401, '', {}, { reason: 'HTTP 401', isFinal: false }],
  [301, '', { location: 'https://evil.example' }, { reason: 'HTTP 301' }],
  [200, 'kim@example.com', {}, { reason: 'The answer has no contact id.', isFinal: false }],
])('GoHighLevel answers %i %s', async (status, body, headers, attempt) => {
  const { phone: _, ...payload } = hostile.lead.payload;
  const { send } = await crmOf(new Response(body, { status, headers: { ...headers } }));
  const outcome = await send({ lead: { ...hostile.lead, payload } });
  expect(outcome).toMatchObject({ ok: false, ...attempt });
});

it.each([
  ['120', undefined, 120],
  ['1.5', undefined, 1.5],
  ['Mon, 04 Aug 2025 12:15:00 GMT', 'Mon, 04 Aug 2025 12:00:00 GMT', 900],
  ['Mon, 04 Aug 2025 12:15:00 GMT', undefined, undefined],
  ['1e9', undefined, undefined],
])('Retry-After "%s" with the date %s means %s', (value, date, seconds) => {
  const headers = new Headers({ 'retry-after': value, ...(date && { date }) });
  const attempt = attemptOf({ status: 429, headers, text: '' });
  expect(attempt).toMatchObject({ isFinal: false, retryAfterSeconds: seconds });
});

it('an answer that expands to gigabytes is read to 256 kB only', async () => {
  const bomb = Buffer.concat(Array(256).fill(gzipSync(Buffer.alloc(1024 * 1024, ' '))));
  const { url } = await fakeServer(
    () => new Response(bomb, { headers: { 'content-encoding': 'gzip' } }),
  );
  const before = process.memoryUsage().rss;
  const answers = [1, 2, 3, 4].map(() => postJson(url, {}, {}, signal));
  for (const { text } of await Promise.all(answers)) expect(text).toHaveLength(256 * 1024);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
});

it('an answer whose body breaks off counts by its status', async () => {
  const headers = { 'content-encoding': 'gzip' };
  const { url } = await fakeServer(() => new Response('not gzip', { headers }));
  expect(attemptOf(await postJson(url, {}, {}, signal))).toEqual({ ok: true });
});

it('a webhook says what happened, with a signature', async () => {
  const { url, requests } = await fakeServer();
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const delivery = { ...hostile, event: 'unsubscribed' } as const;
  expect(await webhook(url, secret).send(delivery, signal)).toEqual({ ok: true });
  const { headers = {}, text = '' } = requests[0] ?? {};
  expect(headers['webhook-id']).toBe(hostile.id);
  expect(new Webhook(secret).verify(text, headers)).toMatchObject({
    type: 'lead.unsubscribed',
    data: { email: 'kim@example.com' },
  });
});

it('a chat gets one code block without mentions, in which no value looks like a field', async () => {
  const { url, requests } = await fakeServer();
  expect(await chatTarget(url).send(hostile, signal)).toEqual({ ok: true });
  const text = String(requests[0]?.body['text']);
  expect(text).toMatch(/^```\n[^`]*\n```$/);
  expect(text).not.toMatch(/(^|\W)@|<|>/);
  expect(text.match(/^\w+:/gm)).toEqual(hostileFields);
});
