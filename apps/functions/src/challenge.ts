import { postJson, readAnswer } from './delivery/attempt.ts';

/** Whether a token proves that a person sends; rejects where that cannot be told. */
export type Challenge = (token: string) => Promise<boolean>;

/** How Cloudflare Turnstile is asked. */
export interface TurnstileOptions {
  /** The secret key of the widget. */
  readonly secret: string;
  /** @default 'https://challenges.cloudflare.com/turnstile/v0/siteverify' */
  readonly url?: string;
  /** @default 5000 */
  readonly timeoutMs?: number;
}

/** What the token is at fault for; any other error is ours or Cloudflare's. */
const FAULTS_OF_TOKEN = new Set(['invalid-input-response', 'timeout-or-duplicate']);

/** Asks Cloudflare Turnstile about the tokens that its widget gives to visitors; each is good for once. */
export function turnstile({
  secret,
  url = 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  timeoutMs = 5000,
}: TurnstileOptions): Challenge {
  return async (token) => {
    const body = JSON.stringify({ secret, response: token });
    const response = await postJson({ url, headers: {}, body }, AbortSignal.timeout(timeoutMs));
    const answer: unknown = JSON.parse(await readAnswer(response));
    if (typeof answer === 'object' && answer !== null && 'success' in answer) {
      if (answer.success === true) return true;
      const codes = 'error-codes' in answer ? answer['error-codes'] : undefined;
      if (Array.isArray(codes) && codes.some((code) => FAULTS_OF_TOKEN.has(code))) return false;
      throw new Error(`Turnstile answered ${JSON.stringify(codes)}.`);
    }
    throw new Error(`Turnstile answered HTTP ${response.status} and no verdict.`);
  };
}
