import type { StandardSchemaV1 } from '@standard-schema/spec';
import { call, type Result } from './call.ts';
import { leadFunctionName } from './function-name.ts';
import type { Outcome } from './outcome.ts';
import type { LeadRequest } from './requests.ts';

/** The backend of a client. */
export interface ClientOptions {
  /** URL of the backend; in a browser it may be relative: `/` is the page's own origin. */
  readonly url: string;
  /** Public key of the backend, never empty. */
  readonly key: string;
  /**
   * How long a request may take, in milliseconds, loading supabase-js included; at most 2 ** 31 - 1. NaN
   * and negative numbers count as the default.
   * @default 15000
   */
  readonly timeoutMs?: number;
  /**
   * Called once for every failed request, with a sentence and its cause. Its own errors are logged to the
   * console and do not change the outcome.
   * @default console.error
   */
  readonly log?: (message: string, cause: unknown) => void;
}

/** The function of a client, and the requests it accepts. */
export interface FunctionOptions<Request extends object = LeadRequest> extends ClientOptions {
  /**
   * The name of the edge function.
   * @default 'book-demo-ghl'
   */
  readonly functionName?: string;
  /**
   * Validates each request and defines its type: a schema of Valibot, Zod or any other library that
   * implements Standard Schema. Its output is sent. Left out, requests are leads, which the function checks.
   */
  readonly schema?: StandardSchemaV1<Request, object>;
}

/** Sends requests to one function. */
export interface Client<Request extends object = LeadRequest> {
  /** Sends one request. Never rejects: one that the schema refuses is `rejected`, with the invalid field. */
  readonly send: (request: Request) => Promise<Outcome>;
}

type Log = NonNullable<ClientOptions['log']>;

const defaultTimeoutMs = 15_000;

/** The longest delay of a timer: a longer one fires at once or is refused. */
const maxTimeoutMs = 2 ** 31 - 1;

/** The lowest version that supabase-js supports. */
const minNode = 22;

/**
 * Creates a client for a function. supabase-js is loaded only by a call with a session.
 *
 * @throws Error on a Node that is older than 22.
 *
 * @example
 * const { send } = createClient({ url: '/', key: 'public' });
 * await send({ endpoint: 'newsletter', name: 'Sam', email: 'sam@example.com' });
 * // => { ok: true }
 */
export function createClient<Request extends object = LeadRequest>(
  options: FunctionOptions<Request>,
): Client<Request> {
  expectNode();
  return {
    send: async (request) => {
      // oxlint-disable-next-line no-console -- the default for a site's errors
      const { timeoutMs, log = console.error } = options;
      const signal = AbortSignal.timeout(timerOf(timeoutMs));
      const { cause, ...outcome } = await Promise.race([
        checkAndCall(options, request, signal),
        expired(signal),
      ]);
      if (!outcome.ok) {
        const name = 'endpoint' in request ? String(request.endpoint) : options.functionName;
        void report(
          log,
          `The ${name ?? leadFunctionName} request failed: ${outcome.reason}.`,
          cause,
        );
      }
      return outcome;
    },
  };
}

function expectNode(): void {
  // Bundlers may replace `process` with an object without versions.
  const version = globalThis.process?.versions?.node;
  if (version !== undefined && Number.parseInt(version, 10) < minNode)
    throw new Error(`@cornerbell/api needs Node ${minNode} or newer, received ${version}.`);
}

/** A delay that every timer accepts: Node refuses NaN, negative numbers and fractions. */
function timerOf(ms = defaultTimeoutMs): number {
  return ms >= 0 ? Math.min(Math.trunc(ms), maxTimeoutMs) : defaultTimeoutMs;
}

async function checkAndCall<Request extends object>(
  { url, key, functionName = leadFunctionName, schema }: FunctionOptions<Request>,
  request: Request,
  signal: AbortSignal,
): Promise<Result> {
  try {
    const checked = await schema?.['~standard'].validate(request);
    if (!checked?.issues)
      return await call({ url, key, functionName }, checked?.value ?? request, signal);
    const field = checked.issues[0]?.path
      ?.map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.');
    return { ok: false, reason: 'rejected', ...(field && { field }), cause: checked.issues };
  } catch (cause) {
    return { ok: false, reason: 'unavailable', cause };
  }
}

function expired(signal: AbortSignal): Promise<Result> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () =>
      resolve({ ok: false, reason: 'timeout', cause: signal.reason }),
    );
  });
}

/** Logs a failure. A log that throws, at once or later, must not turn it into a rejection. */
async function report(log: Log, message: string, cause: unknown): Promise<void> {
  try {
    await log(message, cause);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the log itself is broken
    console.error(`${message} It could not be logged.`, cause, error);
  }
}
