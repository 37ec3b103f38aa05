import type { Attempt } from './target.ts';

// Retrying the same request will fail. Any other status may be fixed meanwhile: a wrong key or address
// (401, 403, 404) by us, the rest by the target.
const finalStatuses = new Set([400, 413, 415, 422]);

/** Posts JSON; redirects are not followed, because they would forward the secrets. */
export function postJson(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
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

// Enough for a contact. The rest is not read into memory: a few kilobytes of a compressed answer can
// expand to gigabytes.
const maxAnswerBytes = 256 * 1024;

/** The first 256 kB of an answer as text; the rest is not read. */
export async function readAnswer({ body }: Response): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of body) {
    text += decoder.decode(chunk.subarray(0, maxAnswerBytes - bytes), { stream: true });
    bytes += chunk.length;
    if (bytes >= maxAnswerBytes) break;
  }
  return text;
}

/** The outcome that an answer means; the start of its `text` becomes the reason. */
export function attemptOf(response: Response, text: string): Attempt {
  if (response.ok) return { ok: true };
  return {
    ok: false,
    reason: `HTTP ${response.status} ${text.replace(/[\s\p{Cc}]/gu, ' ').slice(0, 200)}`.trim(),
    isFinal: finalStatuses.has(response.status),
    retryAfterSeconds: retryAfter(response.headers),
  };
}

/**
 * The seconds that `Retry-After` asks for; undefined if it is missing or nonsense. A date counts from the
 * `Date` of the same answer, so that our clock does not matter.
 *
 * @example
 * retryAfter(new Headers({ 'retry-after': '1.5' })); // => 1.5
 */
export function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}(\.\d{1,9})?$/.test(value)) return Number(value);
  const seconds = (Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000;
  return seconds > 0 ? seconds : undefined;
}
