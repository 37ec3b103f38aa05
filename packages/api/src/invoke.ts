import { FUNCTION_NAME } from './functionName.ts';
import type { Failure, Outcome } from './outcome.ts';
import type { LeadBodyInput } from './requests.ts';
import { supabaseFor } from './supabase.ts';

/** Which backend a client talks to, and how. Specification §7. */
export type ClientOptions = {
  /** Address of the backend; in a browser it may be relative: `/` is the page's own origin. */
  readonly url: string;
  /** Public key of the backend, never empty. */
  readonly key: string;
  /**
   * How long a request may take, in milliseconds, loading supabase-js included.
   * @default 15000
   */
  readonly timeoutMs?: number;
  /**
   * Called once for every request that did not get through, with a sentence and its cause.
   * @default console.error
   */
  readonly log?: (message: string, cause: unknown) => void;
};

type Result = Outcome & { readonly cause?: unknown };

/** Sends one body to the function. Never rejects: whatever goes wrong is logged and returned. */
export async function invoke(options: ClientOptions, body: LeadBodyInput): Promise<Outcome> {
  // oxlint-disable-next-line no-console -- the console is where a site's errors belong by default
  const { url, key, timeoutMs = 15_000, log = console.error } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  const { cause, ...outcome } = await Promise.race([send(url, key, body, signal), expired(signal)]);
  if (!outcome.ok) log(`The ${body.endpoint} request failed: ${outcome.reason}.`, cause);
  return outcome;
}

async function send(
  url: string,
  key: string,
  body: LeadBodyInput,
  signal: AbortSignal,
): Promise<Result> {
  try {
    const supabase = await supabaseFor(url, key);
    const { data, error } = await supabase.functions.invoke<unknown>(FUNCTION_NAME, {
      body,
      signal,
    });
    if (!error) return readAnswer(data);
    const response: unknown = error.context;
    if (response instanceof Response) return await readRefusal(response, error);
    return { ok: false, reason: isOffline() ? 'offline' : 'unavailable', cause: error };
  } catch (cause) {
    return { ok: false, reason: isOffline() ? 'offline' : 'unavailable', cause };
  }
}

function readAnswer(data: unknown): Result {
  if (isRecord(data)) {
    if ('error' in data) return { ...rejected(data), cause: data };
    if (data['ok'] === true) return { ok: true };
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

/** `Retry-After` in either of its forms: seconds, or the moment as an HTTP date (RFC 9110, 10.2.3). */
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

function expired(signal: AbortSignal): Promise<Result> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () =>
      resolve({ ok: false, reason: 'timeout', cause: signal.reason }),
    );
  });
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
