import { maxBodyBytes, newsletterLinkPath, type NewsletterAction } from '@cornerbell/api/schema';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { siteOf } from './form.ts';
import { unavailableSeconds, type Log } from './log.ts';
import type { Store } from './store.ts';

interface LinkOptions {
  readonly store: Store;
  /** Counts a request of a caller; resolves with the seconds to wait if there were too many. */
  readonly limit: (context: Context) => Promise<number | undefined>;
  readonly log: Log;
  readonly onStored: () => void;
  readonly allowedOrigins: readonly string[];
}

/** What the site's page says after its button, with the HTTP status for mail programs. */
const statusCodes = { done: 200, invalid: 404, limited: 429, failed: 503 } as const;

const tokenPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * What a mailed link does, by POST: with the `token` of the form on the site's page, to which it
 * redirects with a status; or with that of the query, as mail programs do (RFC 8058), answered by
 * JSON. GET only leads to the page, with the token in the fragment: mail scanners open every link.
 * Valid tokens are never limited: mail providers send those of all their users from few addresses.
 */
export function createLink(action: NewsletterAction, options: LinkOptions): Hono {
  const { store, limit, log, onStored, allowedOrigins } = options;

  /** Leads to the site's page of an action. */
  const lead = (c: Context, name: NewsletterAction, fragment = '') => {
    const { origin } = siteOf(c.req.raw, allowedOrigins);
    return c.redirect(`${origin}${newsletterLinkPath(name)}#${fragment}`, 303);
  };

  async function answer(c: Context, status: keyof typeof statusCodes, token?: string) {
    if (c.req.query('token') !== undefined)
      return c.json({ ok: status === 'done' }, statusCodes[status]);
    // Who has left may come back at once.
    return action === 'unsubscribe' && status === 'done'
      ? lead(c, 'return', token)
      : lead(c, action, `${action}-${status}`);
  }

  const app = new Hono();
  app.onError((error, c) => {
    log('request', error);
    c.header('retry-after', String(unavailableSeconds));
    return answer(c, 'failed');
  });
  app.get('/', (c) => lead(c, action, tokenIn(c.req.query('token'))));
  const limitBody = bodyLimit({ maxSize: maxBodyBytes, onError: (c) => answer(c, 'invalid') });
  app.post('/', limitBody, async (c) => {
    const given = c.req.query('token') ?? new URLSearchParams(await c.req.text()).get('token');
    const token = tokenIn(given);
    if (token !== undefined && (await store[action](token))) {
      onStored();
      return answer(c, 'done', token);
    }
    const wait = await limit(c);
    if (wait === undefined) return answer(c, 'invalid');
    c.header('retry-after', String(wait));
    return answer(c, 'limited');
  });
  app.all('/', (c) => {
    c.header('allow', 'GET, HEAD, POST');
    return c.json({ ok: false }, 405);
  });
  return app;
}

function tokenIn(text: string | null | undefined): string | undefined {
  const token = text?.trim() ?? '';
  return tokenPattern.test(token) ? token : undefined;
}
