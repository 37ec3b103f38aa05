import * as v from 'valibot';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createApplicationClient } from './application.ts';
import { createClient, type Client } from './client.ts';
import { createDemoClient } from './demo.ts';
import { createNewsletterClient } from './newsletter.ts';
import { leadBody, type LeadRequest } from './requests.ts';
import { answers, applicationRequest, fakeFunction, type FakeFunction } from './testing.ts';

const running: FakeFunction[] = [];

async function serve(...answer: Parameters<typeof answers>): Promise<FakeFunction> {
  const server = await fakeFunction(answers(...answer));
  running.push(server);
  return server;
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(running.splice(0).map((server) => server.close()));
});

it('sends every kind of lead', async () => {
  const server = await serve(200, { ok: true });
  const { send } = createClient({ url: server.url, key: 'public' });
  const sam = { name: 'Sam', email: 'sam@example.com' };
  const leads: readonly LeadRequest[] = [
    { endpoint: 'newsletter', ...sam, website: 'x' },
    { endpoint: 'demo', ...sam, gym: 'Northside', kind: 'call', windows: ['2025-08-04T15:30:00Z'] },
    {
      endpoint: 'application',
      ...applicationRequest,
      idempotencyKey: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
    },
  ];
  for (const lead of leads) expect(await send(lead)).toEqual({ ok: true });
  expect(server.received.map(({ body }) => body)).toEqual(leads);
});

describe('a function of another app', () => {
  const schema = v.object({
    gym: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    seats: v.array(v.object({ row: v.number() })),
  });

  it('receives the output of its schema', async () => {
    const server = await serve(200, { ok: true });
    const client = createClient({ url: server.url, key: 'public', functionName: 'seats', schema });
    expectTypeOf(client).toEqualTypeOf<Client<{ gym: string; seats: { row: number }[] }>>();
    expect(await client.send({ gym: ' Northside ', seats: [{ row: 1 }] })).toEqual({ ok: true });
    expect(server.received).toMatchObject([
      { path: '/functions/v1/seats', body: { gym: 'Northside', seats: [{ row: 1 }] } },
    ]);
  });

  it('is not called with an invalid request, and the field is named', async () => {
    const server = await serve(200, { ok: true });
    const log = vi.fn<(message: string, cause: unknown) => void>();
    const { send } = createClient({
      url: server.url,
      key: 'public',
      functionName: 'seats',
      schema,
      log,
    });
    // @ts-expect-error -- a program without types may send this
    expect(await send({ gym: 'Northside', seats: [{ row: 1 }, { row: '2' }] })).toEqual({
      ok: false,
      reason: 'rejected',
      field: 'seats.1.row',
    });
    expect(server.received).toEqual([]);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'The seats request failed: rejected.',
      expect.any(Array),
    );
  });

  it('has stored nothing unless it says so', async () => {
    const server = await serve(200, {});
    const { send } = createClient({
      url: server.url,
      key: 'public',
      functionName: 'seats',
      schema,
      log: () => {},
    });
    expect(await send({ gym: 'Northside', seats: [] })).toEqual({
      ok: false,
      reason: 'unavailable',
    });
  });
});

it('checks leads with the function’s schema before sending, if given', async () => {
  const server = await serve(200, { ok: true });
  const { send } = createClient({
    url: server.url,
    key: 'public',
    schema: leadBody,
    log: () => {},
  });
  expect(await send({ endpoint: 'newsletter', name: 'Sam', email: 'sam' })).toEqual({
    ok: false,
    reason: 'rejected',
    field: 'email',
  });
  expect(server.received).toEqual([]);
});

it.each([createClient, createNewsletterClient, createDemoClient, createApplicationClient])(
  '%o throws at once on a Node that is too old',
  (create) => {
    const options = { url: 'http://127.0.0.1:9', key: 'public' };
    vi.stubGlobal('process', { versions: { node: '20.19.0' } });
    expect(() => create(options)).toThrow('needs Node 22 or newer, received 20.19.0');
    vi.stubGlobal('process', { env: {} });
    expect(() => create(options)).not.toThrow();
  },
);
