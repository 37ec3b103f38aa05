import type { LeadExtras } from './extras.ts';
import { invoke, type ClientOptions } from './invoke.ts';
import type { Outcome } from './outcome.ts';
import type { DemoRequest } from './requests.ts';

/** Books demos and calls. */
export type DemoClient = {
  /** Asks for one demo or call. Never rejects. */
  readonly request: (request: DemoRequest, extras?: LeadExtras) => Promise<Outcome>;
};

/**
 * Makes a client for demo and call bookings; supabase-js is loaded on the first call, not before.
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
  return {
    request: ({ windows, ...request }, extras) =>
      invoke(options, {
        ...extras,
        ...request,
        ...(windows && { windows: [...windows] }),
        endpoint: 'demo',
      }),
  };
}
