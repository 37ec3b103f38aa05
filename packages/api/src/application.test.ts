import { expect, it } from 'vitest';
import { createApplicationClient } from './application.ts';
import { createNewsletterClient } from './newsletter.ts';
import { parseLeadBody } from './parse-lead-body.ts';
import { answers, applicationRequest, fakeFunction } from './testing.ts';

const extras = {
  idempotencyKey: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
  attribution: { first: { utm_source: 'news' }, last: { referrer: 'example.org' } },
  website: '',
  elapsed: 5300,
};

it('sends an application with its extras, which the function’s schema accepts', async () => {
  const server = await fakeFunction(answers(200, { ok: true }));
  try {
    const client = createApplicationClient({ url: server.url, key: 'public' });
    expect(await client.apply(applicationRequest, extras)).toEqual({ ok: true });
    const sent = { ...applicationRequest, ...extras, endpoint: 'application' };
    expect(server.received[0]?.body).toEqual(sent);
    expect(parseLeadBody(server.received[0]?.body)).toEqual({
      ok: true,
      body: { ...sent, website: undefined },
    });
  } finally {
    await server.close();
  }
});

it('sends the same extras with a sign-up', async () => {
  const server = await fakeFunction(answers(200, { ok: true }));
  try {
    const client = createNewsletterClient({ url: server.url, key: 'public' });
    await client.subscribe({ name: 'Sam', email: 'sam@example.com' }, extras);
    expect(server.received[0]?.body).toEqual({
      endpoint: 'newsletter',
      name: 'Sam',
      email: 'sam@example.com',
      ...extras,
    });
  } finally {
    await server.close();
  }
});
