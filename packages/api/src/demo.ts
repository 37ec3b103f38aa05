import { createClient, type ClientOptions } from './client.ts';
import type { LeadExtras } from './extras.ts';
import type { Outcome } from './outcome.ts';
import type { DemoRequest } from './requests.ts';

/** Books demos and calls. */
export interface DemoClient {
  /** Requests one demo or call. Never rejects. */
  readonly request: (request: DemoRequest, extras?: LeadExtras) => Promise<Outcome>;
}

/**
 * Creates a client for demo and call bookings.
 *
 * @throws Error on a Node that is older than 22.
 *
 * @example
 * const demo = createDemoClient({ url: '/', key: 'public' });
 * await demo.request({
 *   name: 'Sam',
 *   email: 'sam@example.com',
 *   gym: 'Northside Boxing',
 *   kind: 'call',
 *   windows: ['2025-08-04T15:30:00Z'],
 *   timeZone: 'America/Chicago',
 * });
 * // => { ok: true }
 */
export function createDemoClient(options: ClientOptions): DemoClient {
  const { send } = createClient(options);
  return { request: (request, extras) => send({ ...extras, ...request, endpoint: 'demo' }) };
}
