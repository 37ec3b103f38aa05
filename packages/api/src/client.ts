import type { StandardSchemaV1 } from '@standard-schema/spec';
import { call, type Result } from './call.ts';
import { FUNCTION_NAME } from './function-name.ts';
import type { Outcome } from './outcome.ts';
import type { LeadRequest } from './requests.ts';

/** Which backend a client talks to, and how. */
export interface ClientOptions {
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
}

/** Which function of a backend a client talks to, and what it is sent. */
export interface FunctionOptions<Request extends object = LeadRequest> extends ClientOptions {
  /**
   * The name of the edge function.
   * @default 'book-demo-ghl'
   */
  readonly functionName?: string;
  /**
   * Checks each request before it is sent, and says which requests there are: a schema of valibot, Zod or any other
   * library that keeps to Standard Schema. What comes out of it is sent. Without one, requests are leads,
   * which the function checks.
   */
  readonly schema?: StandardSchemaV1<Request, object>;
}

/** Sends requests to one function. */
export interface Client<Request extends object = LeadRequest> {
  /** Sends one request. Never rejects: one that the schema refuses is `rejected`, with the field at fault. */
  readonly send: (request: Request) => Promise<Outcome>;
}

type Log = NonNullable<ClientOptions['log']>;

const DEFAULT_TIMEOUT_MS = 15_000;

/** What a timer can wait at most: a longer one goes off at once, or is refused. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/** On an older one supabase-js does not run. */
const LOWEST_NODE = 22;

/**
 * Makes a client for a function. Nothing is loaded by it; supabase-js is loaded by a call that is made with a session.
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
      // oxlint-disable-next-line no-console -- the console is where a site's errors belong by default
      const { timeoutMs, log = console.error } = options;
      const signal = AbortSignal.timeout(timerOf(timeoutMs));
      const { cause, ...outcome } = await Promise.race([
        checkAndCall(options, request, signal),
        expired(signal),
      ]);
      if (!outcome.ok) {
        const name = 'endpoint' in request ? String(request.endpoint) : options.functionName;
        void report(log, `The ${name ?? FUNCTION_NAME} request failed: ${outcome.reason}.`, cause);
      }
      return outcome;
    },
  };
}

function expectNode(): void {
  // Bundlers may put an object of their own in its place, without versions.
  const version = globalThis.process?.versions?.node;
  if (version !== undefined && Number.parseInt(version, 10) < LOWEST_NODE)
    throw new Error(`@cornerbell/api needs Node ${LOWEST_NODE} or newer, received ${version}.`);
}

/** A wait that every timer takes: NaN and what is below 0 is none, and Node refuses fractions. */
function timerOf(ms = DEFAULT_TIMEOUT_MS): number {
  return ms >= 0 ? Math.min(Math.trunc(ms), LONGEST_TIMEOUT_MS) : DEFAULT_TIMEOUT_MS;
}

async function checkAndCall<Request extends object>(
  { url, key, functionName = FUNCTION_NAME, schema }: FunctionOptions<Request>,
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
    // oxlint-disable-next-line no-console -- where the log itself is broken, nothing else is left
    console.error(`${message} Nor could it be logged.`, cause, error);
  }
}
