import { FUNCTION_NAME } from './functionName.ts';
import type { Failure, Outcome } from './outcome.ts';
import type { LeadBodyInput } from './requests.ts';
import { supabaseFor } from './supabase.ts';

/** Which backend a client talks to, and how. */
export type ClientOptions = {
  /** Address of the backend; in a browser it may be relative: `/` is the page's own origin. */
  readonly url: string;
  /** Public key of the backend, never empty. */
  readonly key: string;
  /**
   * How long a request may take, in milliseconds, loading supabase-js included: at most 2 ** 31 - 1,
   * some 24 days. What is no number of at least 0 counts as the default.
   * @default 15000
   */
  readonly timeoutMs?: number;
  /**
   * Called once for every request that did not get through, with a sentence and its cause. What breaks
   * in it goes to the console, and the outcome stands.
   * @default console.error
   */
  readonly log?: (message: string, cause: unknown) => void;
};

type Result = Outcome & { readonly cause?: unknown };

type Log = NonNullable<ClientOptions['log']>;

const DEFAULT_TIMEOUT_MS = 15_000;

/** What a timer can wait at most: a longer one goes off at once, or is refused. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** Sends one body to the function. Never rejects: whatever goes wrong is logged and returned. */
export async function invoke(options: ClientOptions, body: LeadBodyInput): Promise<Outcome> {
  // oxlint-disable-next-line no-console -- the console is where a site's errors belong by default
  const { url, key, timeoutMs, log = console.error } = options;
  const signal = AbortSignal.timeout(timerOf(timeoutMs));
  const { cause, ...outcome } = await Promise.race([send(url, key, body, signal), expired(signal)]);
  if (!outcome.ok)
    void report(log, `The ${body.endpoint} request failed: ${outcome.reason}.`, cause);
  return outcome;
}

/** A wait that every timer takes: NaN and what is below 0 is none, and Node refuses fractions. */
function timerOf(ms = DEFAULT_TIMEOUT_MS): number {
  return ms >= 0 ? Math.min(Math.trunc(ms), LONGEST_TIMEOUT_MS) : DEFAULT_TIMEOUT_MS;
}

/** Logs a failure. A log that throws, at once or later, must not turn it into a rejection. */
async function report(log: Log, message: string, cause: unknown): Promise<void> {
  try {
    await log(message, cause);
  } catch (error) {
    // oxlint-disable-next-line no-console -- where the log itself is broken, nothing else is left
    console.error(`${message} Nor could it be logged.`, cause, error);
  }
}

async function send(
  url: string,
  key: string,
  body: LeadBodyInput,
  signal: AbortSignal,
): Promise<Result> {
  try {
    // Asked before and never after: a request that was cut off may have arrived all the same.
    if (isOffline()) return { ok: false, reason: 'offline', cause: new Error('No network.') };
    const supabase = await supabaseFor(url, key);
    const { data, error } = await supabase.functions.invoke<unknown>(FUNCTION_NAME, {
      body,
      signal,
    });
    if (!error) return readAnswer(data, body.endpoint);
    const response: unknown = error.context;
    if (response instanceof Response) return await readRefusal(response, error);
    return { ok: false, reason: 'unavailable', cause: error };
  } catch (cause) {
    return { ok: false, reason: 'unavailable', cause };
  }
}

/**
 * Reads what came with a status of success. Of a newsletter, an object without an error says that it was
 * taken, unless its `ok` is not true. A booking or an application counts as stored only where it is told so.
 */
function readAnswer(data: unknown, endpoint: LeadBodyInput['endpoint']): Result {
  if (isRecord(data) && !Array.isArray(data)) {
    if ((data['error'] ?? undefined) !== undefined) return { ...rejected(data), cause: data };
    const isTaken = data['ok'] === true || (endpoint === 'newsletter' && !('ok' in data));
    if (isTaken) return { ok: true };
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
