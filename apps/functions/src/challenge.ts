import { postJson, readAnswer } from './targets/http.ts';

/** Whether a token proves that a person sent the request; rejects if it cannot be checked. */
export type Challenge = (token: string) => Promise<boolean>;

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const timeoutMs = 5000;

/** Error codes that mean an invalid token; any other error is ours or Cloudflare's. */
const tokenFaults = new Set(['invalid-input-response', 'timeout-or-duplicate']);

/** Verifies tokens of Cloudflare Turnstile with the secret key of the widget; each token is valid once. */
export function turnstile(secret: string, url = verifyUrl): Challenge {
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
