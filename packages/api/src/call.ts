import type { Failure, Outcome } from './outcome.ts';
import { hasSession, supabaseFor } from './supabase.ts';

/** The outcome of a call, with the cause of a failure. */
export type Result = Outcome & { readonly cause?: unknown };

/** One function of one backend. */
export interface Callee {
  readonly url: string;
  readonly key: string;
  readonly functionName: string;
}

/**
 * Calls a function with a body: through supabase-js if somebody is logged in, to keep the session alive,
 * else with one POST, which saves its 60 kB. Rejects without an answer.
 */
export async function call(callee: Callee, body: object, signal: AbortSignal): Promise<Result> {
  // Checked only before sending, because an interrupted request may have arrived.
  if (globalThis.navigator?.onLine === false)
    return { ok: false, reason: 'offline', cause: new Error('No network.') };
  const { key, functionName } = callee;
  const url = new URL(callee.url, globalThis.location?.href).href;
  if (!hasSession(url)) {
    const response = await post({ url, key, functionName }, body, signal);
    return response.ok ? readAnswer(await response.json(), body) : readRefusal(response, response);
  }
  const supabase = await supabaseFor(url, key);
  const { data, error } = await supabase.functions.invoke<unknown>(functionName, { body, signal });
  if (!error) return readAnswer(data, body);
  const context: unknown = error.context;
  if (context instanceof Response) return readRefusal(context, error);
  return { ok: false, reason: 'unavailable', cause: error };
}

/** Sends the request that supabase-js sends without a session. */
function post({ url, key, functionName }: Callee, body: object, signal: AbortSignal) {
  if (key === '')
    throw new Error('key: expected the public key of the backend, received an empty string.');
  const address = `${url.replace(/\/+$/, '')}/functions/v1/${encodeURIComponent(functionName)}`;
  // Publishable keys of the newer kind are not bearer tokens.
  const token = key.startsWith('sb_publishable_') ? {} : { authorization: `Bearer ${key}` };
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key, ...token },
    body: JSON.stringify(body),
    signal,
  });
}

/**
 * Reads a successful answer. It counts as stored only with `ok: true`; for a newsletter, an object without
 * `ok` and `error` is enough.
 */
function readAnswer(data: unknown, body: object): Result {
  if (isRecord(data) && !Array.isArray(data)) {
    if ((data['error'] ?? undefined) !== undefined) return { ...rejected(data), cause: data };
    const isNewsletter = 'endpoint' in body && body.endpoint === 'newsletter';
    if (data['ok'] === true || (isNewsletter && !('ok' in data))) return { ok: true };
  }
  return { ok: false, reason: 'unavailable', cause: data };
}

async function readRefusal(response: Response, cause: unknown): Promise<Result> {
  switch (response.status) {
    case 400:
    case 409:
    case 413:
    case 422:
      return { ...rejected(await response.json().catch(() => undefined)), cause };
    case 429:
      return { ok: false, reason: 'limited', ...waitOf(response), cause };
    default:
      return { ok: false, reason: 'unavailable', ...waitOf(response), cause };
  }
}

/** Reads `Retry-After`, as seconds or as an HTTP date (RFC 9110). */
function waitOf({ headers }: Response): Pick<Failure, 'retryAfterSeconds'> {
  const text = headers.get('Retry-After')?.trim() ?? '';
  const seconds = /^\d+$/.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return seconds > 0 && Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {};
}

function rejected(answer: unknown): Failure {
  const error = isRecord(answer) ? answer['error'] : undefined;
  const field = isRecord(error) ? error['field'] : undefined;
  return { ok: false, reason: 'rejected', ...(typeof field === 'string' && { field }) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
