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
import { callersOf, createLimit } from './limit.ts';
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
/** The headers of supabase-js, and those that tracing adds in sibling apps. */
const clientHeaders = ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-region'];
const tracingHeaders = ['traceparent', 'tracestate', 'baggage', 'sentry-trace'];

const formType = 'application/x-www-form-urlencoded';

/**
 * The edge function `book-demo-ghl`, with its mailed links. README.md says what it accepts and
 * answers. It uses only web standards, so it runs under Deno and Node.
 */
export function createApp(options: AppOptions): Hono {
  const { database, log, targets = [], allowedOrigins = [], onStored } = options;
  const { rateLimit = 0, connectionOf, clientIpHeader } = options;
  const names = targets.map(({ name }) => name);
  const confirmation = targets.find(({ name }) => name === 'confirmation');
  const store = createStore(database, names);
  const limits = rateLimit === 0 ? undefined : createLimit(database, rateLimit);
  let hasWarned = false;

  const limit = async (c: Context) => {
    const { headers } = c.req.raw;
    const isForwarded = clientIpHeader === undefined && headers.has('x-forwarded-for');
    if (isForwarded && !hasWarned) log('proxy');
    hasWarned ||= isForwarded;
    return limits?.ofCallers(callersOf(headers, connectionOf(c), clientIpHeader));
  };

  async function answer(c: Context, result: FunctionAnswer): Promise<Response> {
    const code = 'error' in result ? result.error.code : undefined;
    if (mediaType(c) !== formType) return c.json(result, code ? errorStatus[code] : 200);
    const form = readForm(await c.req.text());
    return c.redirect(formPage(c.req.raw, form, allowedOrigins, statusOf(code)), 303);
  }

  const refuse = (c: Context, code: FunctionError['code'], message: string, field?: string) =>
    answer(c, { error: { code, message, ...(field !== undefined && { field }) } });

  /** The answer to a request over a limit, after which it has to wait for so many seconds. */
  function refuseOverLimit(c: Context, wait: number): Promise<Response> {
    c.header('retry-after', String(wait));
    return refuse(c, 'too_many_requests', `Too many requests. Please try again in ${wait} s.`);
  }

  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: async (c) => {
      // Without its body, which no answer may read.
      c.req.raw = new Request(c.req.url, { method: 'POST', headers: c.req.raw.headers });
      const wait = await limit(c);
      if (wait !== undefined) return refuseOverLimit(c, wait);
      return refuse(c, 'body_too_large', `The body: expected at most ${maxBodyBytes} bytes`);
    },
  });

  const app = new Hono();
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  // Also where nobody is asked any more: mails from before have these links.
  for (const action of ['confirm', 'unsubscribe', 'return'] as const)
    app.route(`/${action}`, createLink(action, { store, limit, log, onStored, allowedOrigins }));
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
      allowHeaders: [...clientHeaders, ...tracingHeaders],
      exposeHeaders: ['retry-after'],
      maxAge: 86_400,
    }),
  );

  app.post('*', limitBody, async (c) => {
    const wait = await limit(c);
    if (wait !== undefined) return refuseOverLimit(c, wait);
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
      const message = `The body: expected UTF-8${type === jsonType ? ' and JSON, such as {"endpoint":"…"}' : ''}`;
      return refuse(c, 'invalid_json', message);
    }
    const parsed = parseLeadBody(value);
    if (!parsed.ok) return answer(c, { error: parsed.error });
    const { endpoint, email } = parsed.body;
    const isAsked = endpoint === 'newsletter' && confirmation !== undefined;
    if (isAsked && (await confirmation.canReach?.(email)) === false) {
      const message = 'email: expected only ASCII before the @, which our mail server needs';
      return refuse(c, 'invalid_field', message, 'email');
    }
    const waitForOthers = await limits?.ofEverybody();
    if (waitForOthers !== undefined) return refuseOverLimit(c, waitForOthers);
    if ((await store.save(leadOf(parsed.body))) === 'reused') {
      const message = 'idempotencyKey: expected a new UUID, received one used by another request';
      return refuse(c, 'key_reused', message, 'idempotencyKey');
    }
    onStored();
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

/** The origin of a page that may not send, `null` if hidden; undefined for an allowed request. */
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
