import type { Attempt } from './target.ts';

/** An answer, with the start of its body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

// Retrying the same request will fail. Any other status may be fixed meanwhile: a wrong key or address
// (401, 403, 404) by us, the rest by the target.
const finalStatuses = new Set([400, 413, 415, 422]);

// Enough for a contact. The rest is not read into memory: a few kilobytes of a compressed answer can
// expand to gigabytes.
const maxAnswerBytes = 256 * 1024;

/**
 * Posts JSON, and resolves with the answer and the first 256 kB of its body. Redirects are not followed,
 * because they would forward the secrets.
 */
export async function postJson(
  url: string,
  value: unknown,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: typeof value === 'string' ? value : JSON.stringify(value),
    redirect: 'manual',
    signal,
  });
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk.subarray(0, maxAnswerBytes - bytes), { stream: true });
    bytes += chunk.length;
    if (bytes >= maxAnswerBytes) break;
  }
  return { status: response.status, headers: response.headers, text };
}

/** The outcome that an answer means; the start of its text becomes the reason. */
export function attemptOf({ status, headers, text }: Answer): Attempt {
  if (status >= 200 && status < 300) return { ok: true };
  return {
    ok: false,
    reason: `HTTP ${status} ${text.replace(/[\s\p{Cc}]/gu, ' ').slice(0, 200)}`.trim(),
    isFinal: finalStatuses.has(status),
    retryAfterSeconds: retryAfter(headers),
  };
}

/**
 * The seconds that `Retry-After` asks for; undefined if it is missing or nonsense. A date counts from the
 * `Date` of the same answer, so that our clock does not matter.
 */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}(\.\d{1,9})?$/.test(value)) return Number(value);
  const seconds = (Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000;
  return seconds > 0 ? seconds : undefined;
}
