import { setTimeout } from 'node:timers/promises';
import type { Lead } from '../lead.ts';

/** What happened: a request was sent, or a subscriber agreed to the newsletter or left it. */
export type TargetEvent = 'requested' | 'subscribed' | 'unsubscribed';

/** A lead as targets receive it; times are ISO 8601 in UTC. */
export interface DeliveredLead extends Omit<Lead, 'idempotencyKey'> {
  readonly id: string;
  readonly createdAt: string;
}

/** One event of a lead on its way to one target. */
export interface Delivery {
  /** Stays the same for all attempts: the idempotency key towards the target. */
  readonly id: string;
  readonly event: TargetEvent;
  readonly happenedAt: string;
  /** Attempts so far, this one included. */
  readonly attempts: number;
  /** The secrets in the links of a subscriber's emails; null for other leads. */
  readonly confirmToken: string | null;
  readonly unsubscribeToken: string | null;
  readonly lead: DeliveredLead;
}

/**
 * The outcome of an attempt. If `isFinal`, retrying will fail; if `mayHaveArrived`, the target has
 * everything, but did not answer. `reason` is stored; `retryAfterSeconds` is a pause it asked for.
 * A `warning` is logged.
 */
export type Attempt =
  | { readonly ok: true; readonly warning?: string }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly isFinal: boolean;
      readonly mayHaveArrived?: boolean;
      readonly retryAfterSeconds?: number | undefined;
    };

/** A message to people, by email or chat. */
export interface Notice {
  readonly subject: string;
  readonly text: string;
}

/** A system that receives leads. */
export interface Target {
  /** The name that its deliveries are stored under. */
  readonly name: 'gohighlevel' | 'webhook' | 'email' | 'chat' | 'confirmation';
  /** How many seconds an attempt may take, and how many workers send at once. @default 15 and 1 */
  readonly timeoutSeconds?: number;
  readonly workers?: number;
  /** Whether it can reach an address; left out, it can reach all. */
  readonly canReach?: (email: string) => Promise<boolean>;
  /** Sends one event. Rejects if the target could not be reached, or when `signal` aborts it. */
  readonly send: (delivery: Delivery, signal: AbortSignal) => Promise<Attempt>;
  /** Sends people any other message; only for targets that people read. */
  readonly notify?: (notice: Notice, signal: AbortSignal) => Promise<Attempt>;
}

// Retrying the same request will fail. Any other status may be fixed meanwhile: a wrong key or
// address (401, 403, 404) by us, the rest by the target.
const finalStatuses = new Set([400, 413, 415, 422]);

// Enough for a contact. The rest is not read: a few compressed kilobytes can expand to gigabytes.
const maxAnswerBytes = 256 * 1024;

/**
 * Rejects if the time of an attempt is over. After a pause of the process, the timer that says so
 * comes late: by then another worker may have taken over.
 */
export async function expectInTime(signal: AbortSignal): Promise<void> {
  await setTimeout(0);
  signal.throwIfAborted();
}

/**
 * Sends JSON, and resolves with the answer and the first 256 kB of its body. Redirects are not
 * followed, because they would forward the secrets.
 */
export async function postJson(
  url: string,
  value: unknown,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
  method: 'POST' | 'DELETE' = 'POST',
) {
  await expectInTime(signal);
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: typeof value === 'string' ? value : JSON.stringify(value),
    redirect: 'manual',
    signal,
  });
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop early cancels the stream.
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk.subarray(0, maxAnswerBytes - bytes), { stream: true });
      bytes += chunk.length;
      if (bytes >= maxAnswerBytes) break;
    }
  } catch {
    // The status says what became of the request, also if the rest of the answer is missing.
  }
  return { status: response.status, headers: response.headers, text };
}

type Answer = Awaited<ReturnType<typeof postJson>>;

/** The outcome that an answer means; its text becomes the reason. */
export function attemptOf({ status, headers, text }: Answer): Attempt {
  if (status >= 200 && status < 300) return { ok: true };
  return {
    ok: false,
    reason: `HTTP ${status} ${text.replace(/[\s\p{Cc}]/gu, ' ')}`.trim(),
    isFinal: finalStatuses.has(status),
    retryAfterSeconds: retryAfter(headers),
  };
}

/**
 * The seconds that `Retry-After` asks for; undefined if it is missing or nonsense. A date counts
 * from the `Date` of the same answer, so that our clock does not matter.
 */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}(\.\d{1,9})?$/.test(value)) return Number(value);
  const seconds = (Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000;
  return seconds > 0 ? seconds : undefined;
}
