import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import { unavailableSeconds, type Log } from './log.ts';
import type { Store } from './store.ts';

interface LinkOptions {
  readonly store: Store;
  readonly limit: (context: Context) => Promise<number | undefined>;
  readonly log: Log;
  readonly onStored: () => void;
}

const texts = {
  confirm: {
    question: 'Want the Cornerbell newsletter, one email a week?',
    button: 'Yes, sign me up',
    done: 'You’re in. The next one arrives this week.',
  },
  unsubscribe: {
    question: 'Leave the Cornerbell newsletter?',
    button: 'Yes, take me off the list',
    done: 'You’re off the list. Thanks for reading.',
  },
} as const;

/**
 * The page of a mailed link, `?token=…`, which works without JavaScript. Opening it changes nothing, because
 * mail scanners open every link; only its button does, or the POST of a mail program's "unsubscribe"
 * (RFC 8058).
 */
export function createLink(action: keyof typeof texts, options: LinkOptions): Hono {
  const { store, limit, log, onStored } = options;
  const { question, button, done } = texts[action];
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
  const incomplete = page('This link is incomplete. Open it again from the email.');
  app.get('/', (c) =>
    tokenOf(c) === undefined ? c.html(incomplete, 404) : c.html(page(question, button)),
  );
  app.post('/', async (c) => {
    const wait = await limit(c);
    if (wait !== undefined) {
      c.header('retry-after', String(wait));
      return c.html(page(`Too many requests. Please try again in ${wait} seconds.`), 429);
    }
    const token = tokenOf(c);
    if (token === undefined) return c.html(incomplete, 404);
    if (!(await store[action](token))) {
      const expired = 'This link has expired. Sign up again at the foot of our home page.';
      return c.html(page(expired), 404);
    }
    onStored();
    return c.html(page(done));
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

/** A page with a text and, if there is something to do, a button. */
function page(text: string, button?: string) {
  const style = 'font: inherit; padding: 0.75rem 1.25rem';
  const form = html`<form method="post"><button style="${style}">${button}</button></form>`;
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
