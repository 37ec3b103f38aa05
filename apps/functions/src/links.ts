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

const pages = {
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

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The pages `/confirm?token=…` and `/unsubscribe?token=…`, which work without JavaScript. Opening one
 * changes nothing, because mail scanners open every link; only its button does, or the POST of a mail
 * program's "unsubscribe" (RFC 8058).
 */
export function createLinks({ store, limit, log, onStored }: LinkOptions): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    log('request', error);
    c.header('retry-after', String(unavailableSeconds));
    return c.html(page('This did not work. Please try again in a minute.'), 503);
  });
  const headers = secureHeaders({
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
  });
  const incomplete = page('This link is incomplete. Open it again from the email.');
  for (const action of ['confirm', 'unsubscribe'] as const) {
    const { question, button, done } = pages[action];
    app.use(`/${action}`, headers);
    app.get(`/${action}`, (c) =>
      uuid.test(c.req.query('token') ?? '')
        ? c.html(page(question, html`<form method="post"><button>${button}</button></form>`))
        : c.html(incomplete, 404),
    );
    app.post(`/${action}`, async (c) => {
      const wait = await limit(c);
      if (wait !== undefined) {
        c.header('retry-after', String(wait));
        return c.html(page(`Too many requests. Please try again in ${wait} seconds.`), 429);
      }
      const token = c.req.query('token') ?? '';
      if (!uuid.test(token)) return c.html(incomplete, 404);
      if (!(await store[action](token)))
        return c.html(
          page('This link has expired. Sign up again at the foot of our home page.'),
          404,
        );
      onStored();
      return c.html(page(done));
    });
    app.all(`/${action}`, (c) => {
      c.header('allow', 'GET, HEAD, POST');
      return c.html(page('This address is for browsers.'), 405);
    });
  }
  return app;
}

type Html = ReturnType<typeof html>;

function page(text: string, form: Html | string = ''): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Cornerbell newsletter</title>
        <style>
          body {
            font:
              1.125rem/1.5 system-ui,
              sans-serif;
            max-width: 32rem;
            margin: 15vh auto;
            padding: 0 1rem;
          }
          button {
            font: inherit;
            padding: 0.75rem 1.25rem;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>Cornerbell newsletter</h1>
          <p>${text}</p>
          ${form}
        </main>
      </body>
    </html>`;
}
