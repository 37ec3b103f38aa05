import type { LeadExtras } from './extras.ts';
import { invoke, type ClientOptions } from './invoke.ts';
import type { Outcome } from './outcome.ts';
import type { NewsletterRequest } from './requests.ts';

/** Signs visitors up for the newsletter. */
export type NewsletterClient = {
  /** Signs one person up; a second time is no error. Never rejects. */
  readonly subscribe: (request: NewsletterRequest, extras?: LeadExtras) => Promise<Outcome>;
};

/**
 * Makes a newsletter client; supabase-js is loaded on the first call, not before.
 *
 * @example
 * const newsletter = createNewsletterClient({ url: '/', key: 'public' });
 * await newsletter.subscribe({ name: 'Sam', email: 'sam@example.com' });
 * // => { ok: true }
 */
export function createNewsletterClient(options: ClientOptions): NewsletterClient {
  return {
    subscribe: ({ email, name }, extras) =>
      invoke(options, { ...extras, endpoint: 'newsletter', email, name }),
  };
}
