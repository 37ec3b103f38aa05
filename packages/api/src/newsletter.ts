import { createClient, type ClientOptions } from './client.ts';
import type { LeadExtras } from './extras.ts';
import type { Outcome } from './outcome.ts';
import type { NewsletterRequest } from './requests.ts';

/** Signs visitors up for the newsletter. */
export interface NewsletterClient {
  /** Signs one person up; repeating it is not an error. Never rejects. */
  readonly subscribe: (request: NewsletterRequest, extras?: LeadExtras) => Promise<Outcome>;
}

/**
 * Creates a newsletter client.
 *
 * @throws Error on a Node that is older than 22.
 *
 * @example
 * const newsletter = createNewsletterClient({ url: '/', key: 'public' });
 * await newsletter.subscribe({ name: 'Sam', email: 'sam@example.com' });
 * // => { ok: true }
 */
export function createNewsletterClient(options: ClientOptions): NewsletterClient {
  const { send } = createClient(options);
  return {
    subscribe: ({ email, name }, extras) =>
      send({ ...extras, endpoint: 'newsletter', email, name }),
  };
}
