import type { Attempt } from './target.ts';

// What is wrong with the request itself stays wrong. Anything else may be fixed meanwhile: a
// wrong key or address (401, 403, 404) by who runs this, the rest by who is asked.
const FINAL = new Set([400, 413, 415, 422]);

/** A request with a JSON body. */
export interface JsonRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts JSON to a system; a redirect is not followed, for it would take the secrets along. */
export function postJson(
  { url, headers, body }: JsonRequest,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal,
  });
}

/** What an answer means; its first words are kept as the reason. */
export async function attemptOf(response: Response): Promise<Attempt> {
  const text = await response.text();
  if (response.ok) return { ok: true };
  return {
    ok: false,
    reason: `HTTP ${response.status} ${text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 200)}`.trim(),
    isFinal: FINAL.has(response.status),
    retryAfterSeconds: retryAfter(response),
  };
}

/**
 * The seconds that `Retry-After` asks for. A date is taken relative to the `Date` of the same
 * answer, so that no clock of ours matters.
 *
 * @example
 * retryAfter(new Response(null, { headers: { 'retry-after': '120' } })); // => 120
 */
function retryAfter({ headers }: Response): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const seconds = (Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
