import { expect, it } from 'vitest';
import { createDemoClient } from './demo.ts';
import { parseLeadBody } from './parse-lead-body.ts';
import type { DemoRequest } from './requests.ts';
import { answers, standIn } from './testing.ts';

const WINDOWS = ['2025-08-04T15:30:00Z'] as const;

it('sends a booking that the schema of the function accepts', async () => {
  const server = await standIn(answers(200, { ok: true }));
  try {
    const booking = {
      name: 'Sam',
      email: 'sam@example.com',
      gym: 'Northside Boxing',
      kind: 'call',
      // What nobody may change is taken too.
      windows: WINDOWS,
      timeZone: 'America/Chicago',
      note: 'Mornings are best.',
    } satisfies DemoRequest;
    const demo = createDemoClient({ url: server.url, key: 'public' });
    expect(await demo.request(booking)).toEqual({ ok: true });
    expect(server.received[0]?.body).toEqual({ ...booking, endpoint: 'demo' });
    expect(parseLeadBody(server.received[0]?.body)).toMatchObject({ ok: true });
  } finally {
    await server.close();
  }
});
