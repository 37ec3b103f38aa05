import { Hono } from 'hono';
import { html } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import type { Sql } from './database.ts';
import { confirmSubscriber, unsubscribe } from './subscription.ts';

/** Settings of `createLinksApp`. */
export interface LinksOptions {
  readonly sql: Sql;
  /** Names of the targets that receive confirmed subscribers. */
  readonly targets: readonly string[];
  /** Called when there is something to deliver. */
  readonly onChanged?: (() => void) | undefined;
}

const actions = {
  confirm: {
    question: 'Do you want to get our newsletter?',
    button: 'Yes, sign me up',
    done: 'You’re signed up. Thank you!',
  },
  unsubscribe: {
    question: 'Do you want to leave our newsletter?',
    button: 'Yes, take me off the list',
    done: 'You’re off the list. We won’t write to you again.',
  },
} as const;

/** What a subscriber's link does. */
export type LinkAction = keyof typeof actions;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The pages `…/confirm?token=…` and `…/unsubscribe?token=…`, which work without JavaScript. Opening one
 * changes nothing, because mail scanners open every link; only its button does, or the POST of a mail
 * program's "unsubscribe" (RFC 8058).
 */
export function createLinksApp({ sql, targets, onChanged }: LinksOptions): Hono {
  const app = new Hono();
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
    }),
    async (c, next) => {
      c.header('cache-control', 'no-store');
      await next();
    },
  );
  app.on(['GET', 'POST'], '*', async (c) => {
    const action: LinkAction = c.req.path.endsWith('/confirm') ? 'confirm' : 'unsubscribe';
    const { question, button, done } = actions[action];
    const token = c.req.query('token') ?? '';
    if (!uuid.test(token)) return c.html(page('This link is not complete.'), 404);
    if (c.req.method === 'GET') {
      const form = html`<form method="post"><button>${button}</button></form>`;
      return c.html(page(question, form));
    }
    const isKnown =
      action === 'confirm'
        ? await confirmSubscriber(sql, token, targets)
        : await unsubscribe(sql, token);
    if (!isKnown) return c.html(page('This link is no longer valid.'), 404);
    onChanged?.();
    return c.html(page(done));
  });
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
        <title>Newsletter</title>
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
          <h1>Newsletter</h1>
          <p>${text}</p>
          ${form}
        </main>
      </body>
    </html>`;
}
