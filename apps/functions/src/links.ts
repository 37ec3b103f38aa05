import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import { unavailableSeconds, type Log } from './log.ts';
import type { Store } from './store.ts';

interface LinkOptions {
  readonly store: Store;
  /** Counts a request of a caller; resolves with the seconds to wait if there were too many. */
  readonly limit: (context: Context) => Promise<number | undefined>;
  readonly log: Log;
  readonly onStored: () => void;
}

const texts = {
  confirm: {
    question: 'Want the Cornerbell newsletter, one email a week?',
    button: 'Yes, sign me up',
    done: 'You’re in. The next one arrives this week.',
    unknown:
      'This link no longer works. A newer email from us has one that does. If you left the newsletter, the link to unsubscribe in any email takes you back. Otherwise, sign up again at the foot of our home page.',
  },
  unsubscribe: {
    question: 'Leave the Cornerbell newsletter?',
    button: 'Yes, take me off the list',
    done: 'You’re off the list. Thanks for reading. We won’t write again unless you come back:',
    unknown:
      'We don’t know this link any more. If emails from us still reach you, use the link to unsubscribe in the latest one, or reply to it, and we take you off the list.',
  },
  return: {
    question: 'You left the Cornerbell newsletter. Want it back, one email a week?',
    button: 'Sign me up again',
    done: 'Welcome back. The next one arrives this week.',
    unknown: 'This link no longer works. To come back, reply to any email from us.',
  },
} as const;

/**
 * The page of a mailed link, `?token=…`, which works without JavaScript. Opening it changes nothing, because
 * mail scanners open every link; only its button does, or the POST of a mail program's "unsubscribe"
 * (RFC 8058). Valid links are never limited: mail providers send those of all their users from a few addresses.
 */
export function createLink(action: keyof typeof texts, options: LinkOptions): Hono {
  const { store, limit, log, onStored } = options;
  const { question, button, done, unknown } = texts[action];
  const app = new Hono();
  app.onError((error, c) => {
    log('request', error);
    c.header('retry-after', String(unavailableSeconds));
    return c.html(page('This did not work. Please try again in a minute.'), 503);
  });
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      // The address contains the token.
      referrerPolicy: 'no-referrer',
      xFrameOptions: 'DENY',
      // The site's host decides about HTTPS.
      strictTransportSecurity: false,
    }),
  );
  /** The answer to a link that is unknown, of which a caller may try only so many. */
  async function refuse(c: Context): Promise<Response> {
    const wait = await limit(c);
    if (wait === undefined) return c.html(page(unknown), 404);
    c.header('retry-after', String(wait));
    return c.html(page(`Too many requests. Please try again in ${wait} seconds.`), 429);
  }

  const incomplete = page('This link is incomplete. Open it again from the email.');
  app.get('/', async (c) => {
    const token = tokenOf(c);
    if (token === undefined) return c.html(incomplete, 404);
    if (action !== 'unsubscribe') return c.html(page(question, button));
    const hasLeft = await store.hasLeft(token);
    if (hasLeft === undefined) return refuse(c);
    return c.html(hasLeft ? returnPage(texts.return.question, token) : page(question, button));
  });
  app.post('/', async (c) => {
    const token = tokenOf(c);
    if (token === undefined) return c.html(incomplete, 404);
    if (!(await store[action](token))) return refuse(c);
    onStored();
    return c.html(action === 'unsubscribe' ? returnPage(done, token) : page(done));
  });
  app.all('/', (c) => {
    c.header('allow', 'GET, HEAD, POST');
    return c.html(page('This address is for browsers.'), 405);
  });
  return app;
}

function tokenOf(c: Context): string | undefined {
  const token = c.req.query('token') ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(token) ? token : undefined;
}

/** A page for someone who has left, with a button to come back. */
function returnPage(text: string, token: string) {
  return page(text, texts.return.button, `return?token=${token}`);
}

/** A page with a text and, if there is something to do, a button that posts to an address, by default its own. */
function page(text: string, button?: string, address = '') {
  const style = 'font: inherit; padding: 0.75rem 1.25rem';
  const form = html`<form method="post" action="${address}">
    <button style="${style}">${button}</button>
  </form>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Cornerbell newsletter</title>
      </head>
      <body
        style="font: 1.125rem/1.5 system-ui; max-width: 32rem; margin: 15vh auto; padding: 0 1rem"
      >
        <main>
          <h1>Cornerbell newsletter</h1>
          <p>${text}</p>
          ${button === undefined ? '' : form}
        </main>
      </body>
    </html>`;
}
