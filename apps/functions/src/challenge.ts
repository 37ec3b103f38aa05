import { postJson, readAnswer } from './targets/http.ts';

/** Whether a token proves that a person sent the request; rejects if it cannot be checked. */
export type Challenge = (token: string) => Promise<boolean>;

/** Settings of `turnstile`. */
export interface TurnstileOptions {
  /** The secret key of the widget. */
  readonly secret: string;
  /** @default 'https://challenges.cloudflare.com/turnstile/v0/siteverify' */
  readonly url?: string;
  /** @default 5000 */
  readonly timeoutMs?: number;
}

/** Error codes that mean an invalid token; any other error is ours or Cloudflare's. */
const tokenFaults = new Set(['invalid-input-response', 'timeout-or-duplicate']);

/** Verifies tokens of Cloudflare Turnstile; each token is valid once. */
export function turnstile({
  secret,
  url = 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  timeoutMs = 5000,
}: TurnstileOptions): Challenge {
  return async (token) => {
    const body = JSON.stringify({ secret, response: token });
    const response = await postJson(url, body, {}, AbortSignal.timeout(timeoutMs));
    const answer: unknown = JSON.parse(await readAnswer(response));
    if (typeof answer === 'object' && answer !== null && 'success' in answer) {
      if (answer.success === true) return true;
      const codes = 'error-codes' in answer ? answer['error-codes'] : undefined;
      if (Array.isArray(codes) && codes.some((code) => tokenFaults.has(code))) return false;
      throw new Error(`Turnstile answered ${JSON.stringify(codes)}.`);
    }
    throw new Error(`Turnstile answered HTTP ${response.status} without a result.`);
  };
}
