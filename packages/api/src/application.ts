import type { LeadExtras } from './extras.ts';
import { invoke, type ClientOptions } from './invoke.ts';
import type { Outcome } from './outcome.ts';
import type { ApplicationRequest } from './requests.ts';

/** Sends applications, where that is switched on. */
export type ApplicationClient = {
  /** Sends one application; with the same `idempotencyKey` again it is no error. Never rejects. */
  readonly apply: (request: ApplicationRequest, extras?: LeadExtras) => Promise<Outcome>;
};

/**
 * Makes a client for applications; supabase-js is loaded on the first call, not before.
 *
 * @example
 * const application = createApplicationClient({ url: '/', key: 'public' });
 * await application.apply(
 *   {
 *     name: 'Sam',
 *     email: 'sam@example.com',
 *     phone: '+1 612 555 0100',
 *     gymName: 'Northside Boxing',
 *     gymLocation: 'Minneapolis',
 *     currentMembers: '50 to 100',
 *     message: 'We share one whiteboard.',
 *   },
 *   { idempotencyKey: crypto.randomUUID() },
 * );
 * // => { ok: true }
 */
export function createApplicationClient(options: ClientOptions): ApplicationClient {
  return {
    apply: (request, extras) => invoke(options, { ...extras, ...request, endpoint: 'application' }),
  };
}
