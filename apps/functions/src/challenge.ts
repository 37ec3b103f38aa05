import { postJson } from './targets/target.ts';

/** Whether a token proves that a person sent the request; rejects if it cannot be checked. */
export type Challenge = (token: string) => Promise<boolean>;

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const timeoutMs = 5000;

/** Error codes that mean an invalid token; any other error is ours or Cloudflare's. */
const tokenFaults = new Set(['invalid-input-response', 'timeout-or-duplicate']);

/** Verifies tokens of Cloudflare Turnstile with the secret key of the widget; each token is valid once. */
export function turnstile(secret: string, url = verifyUrl): Challenge {
  return async (token) => {
    const body = { secret, response: token };
    const { status, text } = await postJson(url, body, {}, AbortSignal.timeout(timeoutMs));
    const { success, 'error-codes': codes } = Object(JSON.parse(text));
    if (success === true) return true;
    if (Array.isArray(codes) && codes.some((code) => tokenFaults.has(code))) return false;
    throw new Error(`Turnstile answered HTTP ${status} ${JSON.stringify(codes)}.`);
  };
}
