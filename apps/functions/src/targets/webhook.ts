import { Webhook } from 'standardwebhooks';
import { attemptOf, postJson, type Target } from './target.ts';

/**
 * Posts each event as JSON, signed as Standard Webhooks 1.0 says with a secret such as `whsec_…`.
 * `webhook-id`, also sent as `idempotency-key`, stays the same for all attempts.
 */
export function webhook(url: string, secret: string): Target {
  const signer = new Webhook(secret);
  return {
    name: 'webhook',
    send: async ({ id, event, happenedAt, lead }, signal) => {
      const body = JSON.stringify({ type: `lead.${event}`, timestamp: happenedAt, data: lead });
      const now = new Date();
      const headers = {
        'idempotency-key': id,
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signer.sign(id, now, body),
      };
      return attemptOf(await postJson(url, body, headers, signal));
    },
  };
}
