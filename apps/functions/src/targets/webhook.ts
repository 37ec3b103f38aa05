import { attemptOf, postJson, readAnswer } from './http.ts';
import type { Target } from './target.ts';

// In whole groups, of which 24 bytes have eight.
const secretForm = /^whsec_((?:[A-Za-z\d+/]{4}){8,}(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?)$/;

/**
 * The key in a secret of Standard Webhooks: `whsec_` and the base64 of at least 24 bytes. Undefined for
 * any other text.
 */
export function webhookKey(secret: string): Uint8Array<ArrayBuffer> | undefined {
  const base64 = secretForm.exec(secret)?.[1];
  return base64 === undefined
    ? undefined
    : Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

/**
 * Posts each event as JSON, signed as Standard Webhooks 1.0 says: `webhook-id` stays the same for
 * all attempts (also as `idempotency-key`), `webhook-signature` is `v1,` and the base64 of the
 * HMAC SHA-256 of `<webhook-id>.<webhook-timestamp>.<body>`.
 */
export function webhook(url: string, key: Uint8Array<ArrayBuffer>): Target {
  return {
    name: 'webhook',
    send: async ({ id, event, happenedAt, lead }, signal) => {
      const body = JSON.stringify({ type: `lead.${event}`, timestamp: happenedAt, data: lead });
      const at = Math.floor(Date.now() / 1000);
      const headers = {
        'idempotency-key': id,
        'webhook-id': id,
        'webhook-timestamp': String(at),
        'webhook-signature': await signatureOf(key, `${id}.${at}.${body}`),
      };
      const response = await postJson(url, body, headers, signal);
      return attemptOf(response, await readAnswer(response));
    },
  };
}

async function signatureOf(raw: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`;
}
