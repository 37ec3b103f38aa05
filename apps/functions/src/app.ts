import {
  errorStatus,
  maxBodyBytes,
  parseLeadBody,
  type FormStatus,
  type FunctionAnswer,
  type FunctionError,
} from '@cornerbell/api/schema';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { Database } from './database.ts';
import type { Environment } from './environment.ts';
import { formPage, isOwnPage, readForm } from './form.ts';
import { leadOf } from './lead.ts';
import { callerOf, createLimit, type TrustedProxy } from './limit.ts';
import { createLinks } from './links.ts';
import { unavailableSeconds, type Log } from './log.ts';
import { createStore } from './store.ts';

/** Settings of `createApp`: those of the environment, and what the runtime provides. */
export interface AppOptions extends Partial<Environment> {
  readonly database: Database;
  readonly log: Log;
  /** What to trust about a request's sender unless the environment says; by default no proxy. */
  readonly defaultProxy?: TrustedProxy;
  /** The remote address of a request's connection. */
  readonly connectionOf: (context: Context) => string | undefined;
  /** Called when there is something to deliver. */
  readonly onStored: () => void;
}

const jsonType = 'application/json';
const formType = 'application/x-www-form-urlencoded';

/**
 * The edge function `book-demo-ghl`, with the pages of its mailed links. It takes the JSON bodies that
 * `@cornerbell/api/schema` describes and answers `{ ok: true }` once the lead is stored, whether new or
 * repeated, to a newsletter sign-up also `confirmation: true` if subscribers are asked to confirm; otherwise
 * `{ error }` with the status from `errorStatus`. A form sent without JavaScript is answered 303 with its
 * status (see `formPage`). Requests from pages of other origins, or with a hidden origin, are refused with
 * 403. It uses only web standards, so it runs under Deno and Node.
 */
export function createApp(options: AppOptions): Hono {
  const { database, log, targets = [], allowedOrigins = [], challenge, onStored } = options;
  const { rateLimit = 0, connectionOf, defaultProxy = { hops: 0 } } = options;
  const proxy = options.trustedProxy ?? defaultProxy;
  const names = targets.map(({ name }) => name);
  const confirms = names.includes('confirmation');
  const store = createStore(database, names);
  const count = rateLimit === 0 ? undefined : createLimit(database, rateLimit);
  let hasWarned = false;

  const limit = async (c: Context) => {
    const { headers } = c.req.raw;
    const isForwarded = 'hops' in proxy && proxy.hops === 0 && headers.has('x-forwarded-for');
    if (isForwarded && !hasWarned) log('proxy');
    hasWarned ||= isForwarded;
    return count?.(callerOf(headers, connectionOf(c), proxy));
  };

  async function answer(
    c: Context,
    error?: FunctionError,
    confirmation = false,
  ): Promise<Response> {
    if (mediaType(c) === formType) {
      // A body that is too large was not read.
      const form = readForm(error?.code === 'body_too_large' ? '' : await c.req.text());
      const status = error ? statusOf(error.code) : 'subscribed';
      return c.redirect(formPage(c.req.raw, form, allowedOrigins, status), 303);
    }
    const body: FunctionAnswer = error
      ? { error }
      : { ok: true, ...(confirmation && { confirmation }) };
    return c.json(body, error ? errorStatus[error.code] : 200);
  }

  const refuse = (c: Context, code: FunctionError['code'], message: string, field?: string) =>
    answer(c, { code, message, ...(field !== undefined && { field }) });

  /** The answer to a request over the limit. */
  async function refuseOverLimit(c: Context): Promise<Response | undefined> {
    const wait = await limit(c);
    if (wait === undefined) return undefined;
    c.header('retry-after', String(wait));
    const message = `Too many requests from this address. Please try again in ${wait} s.`;
    return refuse(c, 'too_many_requests', message);
  }

  async function isProven(token: string | undefined): Promise<boolean> {
    if (!challenge) return true;
    if (token === undefined) return false;
    try {
      return await challenge(token);
    } catch (error) {
      // Better to accept than to lose a lead while the challenge service fails; the rate limit still holds.
      log('challenge', error);
      return true;
    }
  }

  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: async (c) =>
      (await refuseOverLimit(c)) ??
      refuse(c, 'body_too_large', `The body: expected at most ${maxBodyBytes} bytes`),
  });

  const limitRate = createMiddleware(async (c, next) => (await refuseOverLimit(c)) ?? next());

  const refuseForeignPages = createMiddleware(async (c, next) => {
    const foreign = foreignOrigin(c.req.raw, allowedOrigins);
    if (foreign === undefined) return next();
    log('origin', foreign);
    const message = `origin: expected one of ALLOWED_ORIGINS or our own, received ${foreign}`;
    // Not a code of `errorStatus`, because the page cannot read this answer.
    return c.json({ error: { code: 'foreign_origin', message } }, 403);
  });

  const app = new Hono();
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  if (confirms) app.route('/', createLinks({ store, limit, log, onStored }));
  app.onError((error, c) => {
    // A visitor who closes the connection is not an error.
    if (!c.req.raw.signal.aborted) log('request', error);
    c.header('retry-after', String(unavailableSeconds));
    const message = 'This may not have been stored. Please try again.';
    return refuse(c, 'storage_unavailable', message);
  });
  app.use(
    cors({
      origin: [...allowedOrigins],
      allowMethods: ['POST', 'OPTIONS'],
      // The headers of supabase-js.
      allowHeaders: ['authorization', 'apikey', 'content-type', 'x-client-info'],
      exposeHeaders: ['retry-after'],
      maxAge: 86_400,
    }),
  );

  app.post('*', limitBody, limitRate, refuseForeignPages, async (c) => {
    const type = mediaType(c);
    if (type !== jsonType && type !== formType) {
      const message = `content-type: expected ${jsonType}, received ${type.slice(0, 80)}`;
      return refuse(c, 'unsupported_type', message);
    }
    let value: unknown;
    try {
      // Fatal, so that invalid UTF-8 is refused and not stored with replacement characters.
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer());
      value = type === jsonType ? JSON.parse(text) : readForm(text).body;
    } catch {
      return refuse(
        c,
        'invalid_json',
        'The body: expected JSON in UTF-8, such as {"endpoint":"…"}',
      );
    }
    const parsed = parseLeadBody(value);
    if (!parsed.ok) return answer(c, parsed.error);
    if (!(await isProven(parsed.body.challenge))) {
      const message = 'challenge: expected a token of the challenge that has not been used';
      return refuse(c, 'challenge_failed', message);
    }
    if ((await store.save(leadOf(parsed.body))) === 'reused') {
      const message = 'idempotencyKey: expected a new UUID, received one used by another request';
      return refuse(c, 'key_reused', message, 'idempotencyKey');
    }
    onStored();
    return answer(c, undefined, confirms && parsed.body.endpoint === 'newsletter');
  });

  app.all('*', (c) => {
    c.header('allow', 'POST, OPTIONS');
    return c.json({ error: { code: 'method_not_allowed', message: 'Expected POST' } }, 405);
  });
  return app;
}

function mediaType(c: Context): string {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** The origin of a page that may not send requests, `null` if it is hidden; undefined if the request is allowed. */
function foreignOrigin(request: Request, allowedOrigins: readonly string[]): string | undefined {
  const origin = request.headers.get('origin');
  if (origin === null || allowedOrigins.includes(origin)) return undefined;
  // Parsed, so that nothing but an origin reaches the log.
  const page = URL.parse(origin);
  return page && isOwnPage(page, request, allowedOrigins) ? undefined : (page?.origin ?? 'null');
}

function statusOf(code: FunctionError['code']): FormStatus {
  if (code === 'too_many_requests') return 'limited';
  return code === 'storage_unavailable' || code === 'challenge_failed' ? 'failed' : 'invalid';
}
