import { expect, it } from 'vitest';
import { createDemoClient } from './demo.ts';
import { parseLeadBody } from './parse-lead-body.ts';
import type { DemoRequest } from './requests.ts';
import { answers, fakeFunction } from './testing.ts';

const windowTimes = ['2025-08-04T15:30:00Z'] as const;

it('sends a booking that the function’s schema accepts', async () => {
  const server = await fakeFunction(answers(200, { ok: true }));
  try {
    const booking = {
      name: 'Sam',
      email: 'sam@example.com',
      gym: 'Northside Boxing',
      kind: 'call',
      // Readonly arrays are accepted too.
      windows: windowTimes,
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
