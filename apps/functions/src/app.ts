import {
  errorStatus,
  maxBodyBytes,
  parseLeadBody,
  type FormStatus,
  type FunctionAnswer,
  type FunctionError,
} from '@cornerbell/api/schema';
import { Hono, type Context, type ErrorHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Challenge } from './challenge.ts';
import { formPage, isOwnPage, readForm, type Form } from './form.ts';
import { leadOf } from './lead.ts';
import type { LeadStore } from './lead-store.ts';
import type { Log } from './log.ts';

/** Settings of `createApp`. */
export interface AppOptions {
  /** Where leads are stored. */
  readonly store: LeadStore;
  /** Called with every server-side error, and every request from a page that is not allowed. */
  readonly log: Log;
  /**
   * Origins, besides the function's own, whose pages may call it, for example `https://example.com`.
   * @default []
   */
  readonly allowedOrigins?: readonly string[];
  /** The IP address of a request's sender; without one, only the limit for all requests together applies. */
  readonly addressOf?: (context: Context) => string | undefined;
  /** Checks that a person sent a request; left out, nothing is checked. */
  readonly challenge?: Challenge | undefined;
  /** Answers `/confirm` and `/unsubscribe`; left out, there are no such pages. */
  readonly links?: Hono | undefined;
  /** Called after every stored lead, so that its deliveries can start. */
  readonly onStored?: () => void;
}

/** The `Retry-After` of an answer while the database is unavailable, in seconds. */
export const unavailableSeconds = 30;

/** How a request ended. */
interface Outcome {
  readonly error?: FunctionError;
  readonly retryAfterSeconds?: number;
}

/**
 * The edge function `book-demo-ghl`, mounted at any path. It takes the JSON bodies that
 * `@cornerbell/api/schema` describes and answers `{ ok: true }` once the lead is stored, whether new or
 * repeated; otherwise `{ error }` with the status from `errorStatus`. A form sent without JavaScript
 * is answered 303 with its status (see `formPage`). Requests from pages of other origins, or with a
 * hidden origin, are refused with 403. It uses only web standards, so it runs under Deno and Node.
 */
export function createApp({
  store,
  log,
  allowedOrigins = [],
  addressOf = () => undefined,
  challenge,
  links,
  onStored,
}: AppOptions): Hono {
  function answer(c: Context, { error, retryAfterSeconds }: Outcome, form?: Form) {
    if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
    if (isForm(c)) {
      const status = error ? statusOf(error) : 'subscribed';
      const sent = form ?? readForm('');
      return c.redirect(formPage(c.req.raw, sent, allowedOrigins, status), 303);
    }
    const body: FunctionAnswer = error ? { error } : { ok: true };
    return c.json(body, error ? errorStatus[error.code] : 200);
  }

  /** Refuses a request without a valid lead; over the limit, the answer says that instead. */
  async function refuse(c: Context, error: FunctionError): Promise<Outcome> {
    try {
      const counted = await store.count(addressOf(c));
      if (counted.outcome === 'limited') return limited(counted.retryAfterSeconds);
    } catch (cause) {
      log('A request could not be counted.', cause);
    }
    return { error };
  }

  async function isProven(token: string | undefined): Promise<boolean> {
    if (!challenge) return true;
    if (token === undefined) return false;
    try {
      return await challenge(token);
    } catch (cause) {
      // Better to accept than to lose a lead while the challenge service fails; the rate limit still holds.
      log('The challenge could not be checked.', cause);
      return true;
    }
  }

  async function save(c: Context, value: unknown): Promise<Outcome> {
    const parsed = parseLeadBody(withKey(value, c.req.header('idempotency-key')));
    if (!parsed.ok) return refuse(c, parsed.error);
    if (!(await isProven(parsed.body.challenge))) {
      const message = 'challenge: expected a token of the challenge that has not been used';
      return refuse(c, { code: 'challenge_failed', message });
    }
    try {
      const saved = await store.save(leadOf(parsed.body), addressOf(c));
      switch (saved.outcome) {
        case 'accepted':
          onStored?.();
          return {};
        case 'limited':
          return limited(saved.retryAfterSeconds);
        case 'reused': {
          const message =
            'idempotencyKey: expected a new UUID, received one used by another request';
          return { error: { code: 'key_reused', message, field: 'idempotencyKey' } };
        }
        default:
          throw new Error(`The store answered ${JSON.stringify(saved satisfies never)}.`);
      }
    } catch (cause) {
      log(`A ${parsed.body.endpoint} lead could not be stored.`, cause);
      const message = 'This may not have been stored. Please try again.';
      const retryAfterSeconds = unavailableSeconds;
      return { error: { code: 'storage_unavailable', message }, retryAfterSeconds };
    }
  }

  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: async (c) => {
      const message = `The body: expected at most ${maxBodyBytes} bytes`;
      return answer(c, await refuse(c, { code: 'body_too_large', message }));
    },
  });

  const app = new Hono();
  app.onError(logFault(log));
  if (links) {
    links.onError(logFault(log));
    app.use((c, next) =>
      /\/(confirm|unsubscribe)$/.test(c.req.path)
        ? Promise.resolve(links.fetch(c.req.raw, c.env))
        : next(),
    );
  }
  app.use(
    cors({
      origin: [...allowedOrigins],
      allowMethods: ['POST', 'OPTIONS'],
      // The headers of supabase-js, and the idempotency key, which may also be a field of the body.
      allowHeaders: ['authorization', 'apikey', 'content-type', 'x-client-info', 'idempotency-key'],
      exposeHeaders: ['retry-after'],
      maxAge: 86_400,
    }),
    async (c, next) => {
      c.header('cache-control', 'no-store');
      const foreign =
        c.req.method === 'POST' ? foreignOrigin(c.req.raw, allowedOrigins) : undefined;
      if (foreign === undefined) return next();
      log(`A request from a page of ${foreign} was refused: it is not in ALLOWED_ORIGINS.`);
      const message = `origin: expected one of ALLOWED_ORIGINS or our own, received ${foreign}`;
      // Not a code of `errorStatus`, because the page cannot read this answer.
      return c.json({ error: { code: 'foreign_origin', message } }, 403);
    },
    // Counting a streamed body takes as long as everything else, so a declared length is trusted.
    (c, next) => (isKnownToBeSmall(c) ? next() : limitBody(c, next)),
  );

  app.post('*', async (c) => {
    const type = mediaType(c);
    if (type !== jsonType && type !== formType) {
      const message = `content-type: expected ${jsonType}, received ${type.slice(0, 80)}`;
      return answer(c, await refuse(c, { code: 'unsupported_type', message }));
    }
    let text: string;
    let body: unknown;
    try {
      // Fatal, so that invalid UTF-8 is refused and not stored with replacement characters.
      text = new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer());
      if (type === jsonType) body = JSON.parse(text);
    } catch {
      const message = 'The body: expected JSON in UTF-8, such as {"endpoint":"…"}';
      return answer(c, await refuse(c, { code: 'invalid_json', message }));
    }
    if (type === jsonType) return answer(c, await save(c, body));
    const form = readForm(text);
    return answer(c, await save(c, form.body), form);
  });

  app.all('*', (c) => {
    c.header('allow', 'POST, OPTIONS');
    const message = `Expected POST, received ${c.req.method}`;
    return c.json({ error: { code: 'method_not_allowed', message } }, 405);
  });
  return app;
}

/** An error handler that logs the error and answers 500. */
export function logFault(log: Log): ErrorHandler {
  return (error, c) => {
    if ('getResponse' in error) return error.getResponse();
    // A visitor who closes the connection is not an error.
    if (!c.req.raw.signal.aborted) log(`${c.req.method} ${c.req.path} failed.`, error);
    return c.text('Internal server error\n', 500);
  };
}

const jsonType = 'application/json';
const formType = 'application/x-www-form-urlencoded';

function isKnownToBeSmall(c: Context): boolean {
  const length = c.req.header('content-length');
  return Number(length ?? Infinity) <= maxBodyBytes && !c.req.header('transfer-encoding');
}

function mediaType(c: Context): string {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

function isForm(c: Context): boolean {
  return mediaType(c) === formType;
}

/** The origin of a page that may not send requests, `null` if it is hidden; undefined if the request is allowed. */
function foreignOrigin(request: Request, allowedOrigins: readonly string[]): string | undefined {
  const origin = request.headers.get('origin');
  if (origin === null || allowedOrigins.includes(origin)) return undefined;
  // Parsed, so that nothing but an origin reaches the log.
  const page = URL.canParse(origin) ? new URL(origin) : undefined;
  return page && isOwnPage(page, request, allowedOrigins) ? undefined : (page?.origin ?? 'null');
}

/** A body with the key from the header `Idempotency-Key`, quoted or not, which overrides the field. */
function withKey(body: unknown, header: string | undefined): unknown {
  if (header === undefined || typeof body !== 'object' || body === null) return body;
  return { ...body, idempotencyKey: header.replace(/^"(.*)"$/, '$1') };
}

function limited(retryAfterSeconds: number): Outcome {
  const message = `Too many requests from this address. Please try again in ${retryAfterSeconds} s.`;
  return { error: { code: 'too_many_requests', message }, retryAfterSeconds };
}

function statusOf({ code }: FunctionError): FormStatus {
  if (code === 'too_many_requests') return 'limited';
  return code === 'storage_unavailable' || code === 'challenge_failed' ? 'failed' : 'invalid';
}
