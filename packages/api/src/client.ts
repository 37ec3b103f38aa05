import {
  createClient as createSupabaseClient,
  FunctionsFetchError,
  FunctionsHttpError,
} from '@supabase/supabase-js';
import { leadFunctionName, type FunctionAnswer } from './answer.ts';
import type { LeadRequest } from './requests.ts';

/** The backend of a client. */
export interface ClientOptions {
  /** URL of the backend, for example `https://project.supabase.co`. */
  readonly url: string;
  /** Public key of the backend. */
  readonly key: string;
  /**
   * How long a request may take, in milliseconds.
   * @default 15000
   */
  readonly timeoutMs?: number | undefined;
}

/** A failed request. */
export interface Failure {
  /** Always `false`: tells a failure from a success. */
  readonly ok: false;
  /**
   * `limited`: retrying later will work; `rejected`: retrying the same request will fail;
   * `unavailable`: the function failed or was not reached in time, and may have got the request.
   */
  readonly reason: 'limited' | 'rejected' | 'unavailable';
  /** The invalid field, if the function named one. */
  readonly field?: string;
  /** `true` if nothing answered: the function, or the whole network, could not be reached. */
  readonly isUnreachable?: true;
  /** Seconds to wait before retrying, if the function sent `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** The outcome of a request: the function's answer, or why there is none. */
export type Outcome = Extract<FunctionAnswer, { ok: true }> | Failure;

/** Sends requests to the function. */
export interface Client {
  /** Sends one request. Never rejects; a failure is written to the console once, with its cause. */
  readonly send: (request: LeadRequest) => Promise<Outcome>;
}

/**
 * Creates a client of the edge function `book-demo-ghl` with supabase-js. A page needs one: two
 * would compete for the session in local storage.
 *
 * @throws supabase-js's Error if `url` is not a URL or `key` is empty.
 *
 * @example
 * const { send } = createClient({ url: 'https://project.supabase.co', key: 'public' });
 * await send({ endpoint: 'newsletter', name: 'Sam', email: 'sam@example.com' });
 * // => { ok: true }
 */
export function createClient({ url, key, timeoutMs = 15_000 }: ClientOptions): Client {
  const { functions } = createSupabaseClient(url, key, {
    // Nobody logs in here, so a page's address never holds a session.
    auth: { persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
  });
  return {
    async send(request) {
      const { data, error } = await functions.invoke<unknown>(leadFunctionName, {
        body: request,
        timeout: timeoutMs,
      });
      const outcome = error ? await readFailure(error) : readAnswer(data, request.endpoint);
      if (!outcome.ok)
        console.error(`The ${request.endpoint} request failed: ${outcome.reason}.`, error ?? data);
      return outcome;
    },
  };
}

/**
 * Reads an answer with status 200, which may be that of a hotel's network or a proxy. The function
 * says `ok: true`; for the newsletter another backend will do, whose answer only has no `error`.
 */
function readAnswer(data: unknown, endpoint: LeadRequest['endpoint']): Outcome {
  if (!isRecord(data)) return { ok: false, reason: 'unavailable' };
  if (data['error']) return rejected(data);
  if (data['ok'] !== true && endpoint !== 'newsletter') return { ok: false, reason: 'unavailable' };
  return { ok: true, ...(data['confirmation'] === true && { confirmation: true }) };
}

async function readFailure(cause: unknown): Promise<Failure> {
  if (cause instanceof FunctionsFetchError)
    return { ok: false, reason: 'unavailable', isUnreachable: true };
  if (!(cause instanceof FunctionsHttpError)) return { ok: false, reason: 'unavailable' };
  const response = cause.context as Response;
  const seconds = Number(response.headers.get('retry-after'));
  const wait = seconds > 0 && { retryAfterSeconds: Math.ceil(seconds) };
  if ([400, 409, 413, 422].includes(response.status))
    return rejected(await response.json().catch(() => undefined));
  return { ok: false, reason: response.status === 429 ? 'limited' : 'unavailable', ...wait };
}

function rejected(answer: unknown): Failure {
  const error = isRecord(answer) ? answer['error'] : undefined;
  const field = isRecord(error) ? error['field'] : undefined;
  return { ok: false, reason: 'rejected', ...(typeof field === 'string' && { field }) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
