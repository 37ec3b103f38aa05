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

// Enough to say what is wrong, or which contact it is. What is longer is cut off, not taken into memory: a
// few kilobytes of a compressed answer can be gigabytes.
const LONGEST_ANSWER_BYTES = 8 * 1024;

/** The beginning of an answer as text; the rest is not fetched. */
export async function readAnswer({ body }: Response): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of body) {
    text += decoder.decode(chunk.subarray(0, LONGEST_ANSWER_BYTES - bytes), { stream: true });
    bytes += chunk.length;
    if (bytes >= LONGEST_ANSWER_BYTES) break;
  }
  return text;
}

/** What an answer means, whose beginning is `text`; the first words of it are kept as the reason. */
export function attemptOf(response: Response, text: string): Attempt {
  if (response.ok) return { ok: true };
  return {
    ok: false,
    reason: `HTTP ${response.status} ${text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 200)}`.trim(),
    isFinal: FINAL.has(response.status),
    ...(response.status === 429 && { isBusy: true }),
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
