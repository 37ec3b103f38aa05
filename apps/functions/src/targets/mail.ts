import { leadFunctionPath } from '@cornerbell/api/schema';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Attempt, Target } from './target.ts';

const timeoutMs = 10_000;

/** A mailer for a server such as `smtps://user:password@smtp.example.com`; `from` may be `Cornerbell <hello@example.com>`. */
export function createMailer(url: string, from: string) {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Text from a visitor must never be read as a path or address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail: SendMailOptions): Promise<Attempt> => {
    try {
      await transport.sendMail({ from, ...mail });
      return { ok: true };
    } catch (error) {
      // Not the error's message, which may quote addresses. A refused recipient stays refused.
      const { code = 'failed', responseCode = code } = Object(error);
      const isFinal = code === 'EENVELOPE' && Number(responseCode) >= 550;
      return { ok: false, reason: `SMTP ${responseCode}`, isFinal };
    }
  };
}

/** Sends an email. */
export type Mailer = ReturnType<typeof createMailer>;

/** Asks a new subscriber by email to confirm; `publicUrl` is the function's public address. */
export function confirmationTarget(mail: Mailer, publicUrl: string): Target {
  const link = (action: 'confirm' | 'unsubscribe', token: string | null) =>
    `${publicUrl}${leadFunctionPath}/${action}?token=${token}`;
  return {
    name: 'confirmation',
    send: ({ id, lead, confirmToken, unsubscribeToken }) =>
      mail({
        to: lead.email,
        messageId: `<${id}@leads>`,
        subject: 'Confirm your Cornerbell newsletter sign-up',
        // Without the name: whoever typed the address could write anything there.
        text: `Hi,

Someone, probably you, signed this address up for the Cornerbell newsletter: one email a week on what we built and one thing to try at your gym. Confirm here:
${link('confirm', confirmToken)}

If it wasn't you, ignore this email and you'll hear no more from us.

The Cornerbell founders`,
        headers: {
          'List-Unsubscribe': `<${link('unsubscribe', unsubscribeToken)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
  };
}
