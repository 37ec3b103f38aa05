import { attemptOf, postJson } from './attempt.ts';
import type { Target } from './target.ts';

/** Where a signed webhook leads. */
export type WebhookOptions = {
  readonly url: string;
  /** `whsec_` and the base64 of at least 24 bytes, as Standard Webhooks has it. */
  readonly secret: string;
};

/**
 * Posts each lead as JSON, signed as Standard Webhooks 1.0 says: `webhook-id` stays the same for
 * all attempts (also as `idempotency-key`), `webhook-signature` is `v1,` and the base64 of the
 * HMAC SHA-256 of `<webhook-id>.<webhook-timestamp>.<body>`.
 */
export function webhook({ url, secret }: WebhookOptions): Target {
  return {
    name: 'webhook',
    send: async ({ idempotencyKey: id, at, lead }, signal) => {
      const body = JSON.stringify({
        type: 'lead.stored',
        timestamp: lead.createdAt,
        data: lead,
      });
      const headers = {
        'idempotency-key': id,
        'webhook-id': id,
        'webhook-timestamp': String(at),
        'webhook-signature': await signatureOf(secret, `${id}.${at}.${body}`),
      };
      return attemptOf(await postJson({ url, headers, body }, signal));
    },
  };
}

/** The signature of a text under a secret such as `whsec_MfKQ…`. */
async function signatureOf(secret: string, text: string): Promise<string> {
  const raw = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (char) => char.charCodeAt(0));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(mac)))}`;
}
