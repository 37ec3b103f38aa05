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
import type { Database } from './database.ts';
import type { Environment } from './environment.ts';
import { formPage, isOwnPage, readForm } from './form.ts';
import { leadOf } from './lead.ts';
import { callerOf, createLimit } from './limit.ts';
import { createLink } from './links.ts';
import { unavailableSeconds, type Log } from './log.ts';
import { isAllowed } from './origins.ts';
import { createStore } from './store.ts';

/** Settings of `createApp`: those of the environment, and what the runtime provides. */
export interface AppOptions extends Partial<Environment> {
  readonly database: Database;
  readonly log: Log;
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
  const { database, log, targets = [], allowedOrigins = [], onStored } = options;
  const { rateLimit = 0, connectionOf, clientIpHeader } = options;
  const names = targets.map(({ name }) => name);
  const confirms = names.includes('confirmation');
  const store = createStore(database, names);
  const count = rateLimit === 0 ? undefined : createLimit(database, rateLimit);
  let hasWarned = false;

  const limit = async (c: Context) => {
    const { headers } = c.req.raw;
    const isForwarded = clientIpHeader === undefined && headers.has('x-forwarded-for');
    if (isForwarded && !hasWarned) log('proxy');
    hasWarned ||= isForwarded;
    return count?.(callerOf(headers, connectionOf(c), clientIpHeader));
  };

  async function answer(c: Context, result: FunctionAnswer): Promise<Response> {
    const code = 'error' in result ? result.error.code : undefined;
    if (mediaType(c) !== formType) return c.json(result, code ? errorStatus[code] : 200);
    // A body that is too large was not read.
    const form = readForm(code === 'body_too_large' ? '' : await c.req.text());
    return c.redirect(formPage(c.req.raw, form, allowedOrigins, statusOf(code)), 303);
  }

  const refuse = (c: Context, code: FunctionError['code'], message: string, field?: string) =>
    answer(c, { error: { code, message, ...(field !== undefined && { field }) } });

  /** The answer to a request over the limit. */
  async function refuseOverLimit(c: Context): Promise<Response | undefined> {
    const wait = await limit(c);
    if (wait === undefined) return undefined;
    c.header('retry-after', String(wait));
    const message = `Too many requests from this address. Please try again in ${wait} s.`;
    return refuse(c, 'too_many_requests', message);
  }

  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: async (c) =>
      (await refuseOverLimit(c)) ??
      refuse(c, 'body_too_large', `The body: expected at most ${maxBodyBytes} bytes`),
  });

  const app = new Hono();
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  for (const action of confirms ? (['confirm', 'unsubscribe'] as const) : [])
    app.route(`/${action}`, createLink(action, { store, limit, log, onStored }));
  app.onError((error, c) => {
    // A visitor who closes the connection is not an error.
    if (!c.req.raw.signal.aborted) log('request', error);
    c.header('retry-after', String(unavailableSeconds));
    const message = 'This may not have been stored. Please try again.';
    return refuse(c, 'storage_unavailable', message);
  });
  app.use(
    cors({
      origin: (origin) => (isAllowed(origin, allowedOrigins) ? origin : null),
      allowMethods: ['POST', 'OPTIONS'],
      // The headers of supabase-js.
      allowHeaders: ['authorization', 'apikey', 'content-type', 'x-client-info'],
      exposeHeaders: ['retry-after'],
      maxAge: 86_400,
    }),
  );

  app.post('*', limitBody, async (c) => {
    const limited = await refuseOverLimit(c);
    if (limited) return limited;
    const foreign = foreignOrigin(c.req.raw, allowedOrigins);
    if (foreign !== undefined) {
      log('origin', foreign);
      const message = `origin: expected one of ALLOWED_ORIGINS or our own, received ${foreign}`;
      // Not a code of `errorStatus`, because the page cannot read this answer.
      return c.json({ error: { code: 'foreign_origin', message } }, 403);
    }
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
      const message = 'The body: expected JSON in UTF-8, such as {"endpoint":"…"}';
      return refuse(c, 'invalid_json', message);
    }
    const parsed = parseLeadBody(value);
    if (!parsed.ok) return answer(c, { error: parsed.error });
    if ((await store.save(leadOf(parsed.body))) === 'reused') {
      const message = 'idempotencyKey: expected a new UUID, received one used by another request';
      return refuse(c, 'key_reused', message, 'idempotencyKey');
    }
    onStored();
    const isAsked = confirms && parsed.body.endpoint === 'newsletter';
    return answer(c, { ok: true, ...(isAsked && { confirmation: true }) });
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
  if (origin === null || isAllowed(origin, allowedOrigins)) return undefined;
  // Parsed, so that nothing but an origin reaches the log.
  const page = URL.parse(origin);
  return page && isOwnPage(page, request, allowedOrigins) ? undefined : (page?.origin ?? 'null');
}

function statusOf(code: FunctionError['code'] | undefined): FormStatus {
  if (code === undefined) return 'subscribed';
  if (code === 'too_many_requests') return 'limited';
  return code === 'storage_unavailable' ? 'failed' : 'invalid';
}
