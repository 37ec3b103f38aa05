import {
  ERROR_STATUS,
  MAX_BODY_BYTES,
  parseLeadBody,
  type FunctionAnswer,
  type FunctionError,
} from '@cornerbell/api/schema';
import { leadOf } from './lead.ts';
import type { LeadStore } from './leadStore.ts';
import type { Log } from './log.ts';
import { readJson } from './readJson.ts';

/** What the function is made of. */
export type HandlerOptions = {
  /** Where leads are stored. */
  readonly store: LeadStore;
  /** Called with every fault that is not the caller's. */
  readonly log: Log;
  /** The time a lead is stored under. */
  readonly now: () => Date;
  /**
   * Origins, besides the function's own, whose pages may call it, such as `https://example.com`.
   * @default []
   */
  readonly allowedOrigins?: readonly string[];
};

const METHODS = 'POST, OPTIONS';

/**
 * The edge function `book-demo-ghl`: takes the JSON bodies that `@cornerbell/api/schema`
 * describes, and answers `{ ok: true }` once the lead is stored, the same for a new and a repeated
 * subscriber; otherwise `{ error }` with the status of `ERROR_STATUS`. Made of web standards only,
 * so it runs under Deno as under Node. Specification §7.
 */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const { allowedOrigins = [] } = options;
  return async (request) => {
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
      headers.set('access-control-max-age', '86400');
    }
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });

    const error = await take(request, options);
    if (error?.code === 'method_not_allowed') headers.set('allow', METHODS);
    const answer: FunctionAnswer = error ? { error } : { ok: true };
    return Response.json(answer, { status: error ? ERROR_STATUS[error.code] : 200, headers });
  };
}

async function take(
  request: Request,
  { store, log, now }: HandlerOptions,
): Promise<FunctionError | undefined> {
  if (request.method !== 'POST') {
    return { code: 'method_not_allowed', message: `Expected POST, received ${request.method}` };
  }
  const json = await readJson(request, MAX_BODY_BYTES);
  if (!json.ok) return json.error;
  const parsed = parseLeadBody(json.value);
  if (!parsed.ok) return parsed.error;
  try {
    await store.save(leadOf(parsed.body, now()));
    return undefined;
  } catch (cause) {
    log(`A ${parsed.body.endpoint} lead could not be stored.`, cause);
    return { code: 'storage_unavailable', message: 'Nothing was stored. Please try again.' };
  }
}
