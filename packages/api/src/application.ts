import { createClient, type ClientOptions } from './client.ts';
import type { LeadExtras } from './extras.ts';
import type { Outcome } from './outcome.ts';
import type { ApplicationRequest } from './requests.ts';

/** Sends applications. */
export interface ApplicationClient {
  /** Sends one application; repeating it with the same `idempotencyKey` is not an error. Never rejects. */
  readonly apply: (request: ApplicationRequest, extras?: LeadExtras) => Promise<Outcome>;
}

/**
 * Creates a client for applications.
 *
 * @throws Error on a Node that is older than 22.
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
  const { send } = createClient(options);
  return { apply: (request, extras) => send({ ...extras, ...request, endpoint: 'application' }) };
}
