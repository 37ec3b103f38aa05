import {
  ERROR_STATUS,
  MAX_BODY_BYTES,
  parseLeadBody,
  type FormStatus,
  type FunctionAnswer,
  type FunctionError,
} from '@cornerbell/api/schema';
import { formPage, isOwnPage } from './form-page.ts';
import { leadOf } from './lead.ts';
import type { LeadStore } from './lead-store.ts';
import type { Log } from './log.ts';
import { bodyTypeOf, readBody } from './read-body.ts';

/** What the function is made of. */
export type HandlerOptions = {
  /** Where leads are stored. */
  readonly store: LeadStore;
  /** Called with every fault that is not the caller's, and every request of a foreign page. */
  readonly log: Log;
  /**
   * Origins, besides the function's own, whose pages may call it, such as `https://example.com`.
   * @default []
   */
  readonly allowedOrigins?: readonly string[];
  /** Called after every lead that was stored: what it owes can be delivered now. */
  readonly onStored?: () => void;
};

/** Who sends a request, as the runtime knows it. */
export type Caller = {
  /** The IP address; without one nothing is limited. */
  readonly address?: string | undefined;
};

/** A web-standard handler that is told who calls. */
export type FunctionHandler = (request: Request, caller?: Caller) => Promise<Response>;

const METHODS = 'POST, OPTIONS';

/**
 * The edge function `book-demo-ghl`: takes the JSON bodies that `@cornerbell/api/schema`
 * describes, and answers `{ ok: true }` once the lead is stored, the same for a new and a repeated
 * one; otherwise `{ error }` with the status of `ERROR_STATUS`. A newsletter form that is sent
 * without JavaScript, form-encoded, is answered 303 with its status: see `formPage`. What a foreign
 * page sends, or one that hides its origin, is refused with 403. Made of web standards only, so it
 * runs under Deno as under Node. Specification §7.
 */
export function createHandler(options: HandlerOptions): FunctionHandler {
  const { allowedOrigins = [], log } = options;
  return async (request, caller = {}) => {
    const headers = new Headers({ 'cache-control': 'no-store', vary: 'origin' });
    const origin = request.headers.get('origin');
    if (origin !== null && allowedOrigins.includes(origin)) {
      headers.set('access-control-allow-origin', origin);
      headers.set('access-control-allow-methods', METHODS);
      // What supabase-js sends.
      headers.set(
        'access-control-allow-headers',
        'authorization, apikey, content-type, x-client-info',
      );
      headers.set('access-control-expose-headers', 'retry-after');
      headers.set('access-control-max-age', '86400');
    }
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const foreign = request.method === 'POST' ? foreignOrigin(request, allowedOrigins) : undefined;
    if (foreign !== undefined) {
      log(`A request from a page of ${foreign} was refused: ALLOWED_ORIGINS does not name it.`);
      const message = `origin: expected one of ALLOWED_ORIGINS or our own, received ${foreign}`;
      // Not among the codes of `ERROR_STATUS`: the page cannot read it.
      const error = { code: 'foreign_origin', message };
      return Response.json({ error }, { status: 403, headers });
    }

    const { error, retryAfterSeconds, form } = await take(request, caller, options);
    if (error?.code === 'method_not_allowed') headers.set('allow', METHODS);
    if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
    if (form) {
      const status = error ? statusOf(error) : 'subscribed';
      headers.set('location', formPage(request, form.page, allowedOrigins, status));
      return new Response(null, { status: 303, headers });
    }
    const answer: FunctionAnswer = error ? { error } : { ok: true };
    return Response.json(answer, { status: error ? ERROR_STATUS[error.code] : 200, headers });
  };
}

/**
 * The origin of the page that sends a request, if it may not; `null` if the page hides it, as
 * anybody's can. A request without an origin is no page's.
 */
function foreignOrigin(request: Request, allowedOrigins: readonly string[]): string | undefined {
  const origin = request.headers.get('origin');
  if (origin === null || allowedOrigins.includes(origin)) return undefined;
  // Parsed, so that nothing but an origin comes into the log.
  const page = URL.canParse(origin) ? new URL(origin) : undefined;
  return page && isOwnPage(page, request) ? undefined : (page?.origin ?? 'null');
}

type Taken = {
  readonly error?: FunctionError;
  readonly retryAfterSeconds?: number;
  /** The fields of a form that a browser sent by itself. */
  readonly form?: { readonly page?: unknown };
};

async function take(request: Request, caller: Caller, options: HandlerOptions): Promise<Taken> {
  if (request.method !== 'POST') {
    const message = `Expected POST, received ${request.method}`;
    return { error: { code: 'method_not_allowed', message } };
  }
  const type = bodyTypeOf(request);
  const body = await readBody(request, type, MAX_BODY_BYTES);
  if (type !== 'form') return body.ok ? store(body.value, caller, options) : { error: body.error };
  if (!body.ok) return { error: body.error, form: {} };
  // Only the newsletter's form works without JavaScript.
  const form = { ...Object(body.value), endpoint: 'newsletter' };
  return { ...(await store(form, caller, options)), form };
}

async function store(
  value: unknown,
  { address }: Caller,
  { store: leads, log, onStored }: HandlerOptions,
): Promise<Taken> {
  const parsed = parseLeadBody(value);
  if (!parsed.ok) return { error: parsed.error };
  try {
    const saved = await leads.save(leadOf(parsed.body), address);
    switch (saved.outcome) {
      case 'stored':
        onStored?.();
        return {};
      case 'limited': {
        const { retryAfterSeconds } = saved;
        const message = `Too many requests from here. Please try again in ${retryAfterSeconds} s.`;
        return { error: { code: 'too_many_requests', message }, retryAfterSeconds };
      }
      case 'reused': {
        const message = 'idempotencyKey: expected a new UUID, received that of another request';
        return { error: { code: 'key_reused', message, field: 'idempotencyKey' } };
      }
      default:
        throw new Error(`The store answered ${JSON.stringify(saved satisfies never)}.`);
    }
  } catch (cause) {
    log(`A ${parsed.body.endpoint} lead could not be stored.`, cause);
    const message = 'It is not certain that this was stored. Please try again.';
    return { error: { code: 'storage_unavailable', message } };
  }
}

function statusOf({ code }: FunctionError): FormStatus {
  if (code === 'too_many_requests') return 'limited';
  return code === 'storage_unavailable' ? 'failed' : 'invalid';
}
