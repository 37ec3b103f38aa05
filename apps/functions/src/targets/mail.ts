import { leadFunctionPath } from '@cornerbell/api/schema';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Attempt, DeliveredLead, Target } from './target.ts';

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

/** The address of the guide that a subscriber asked for, below the site's own; undefined if there is none. */
function guideAddress(siteUrl: string, { payload }: DeliveredLead): string | undefined {
  const slug = payload['guide'];
  return typeof slug === 'string' ? `${siteUrl}/resources/guides/${slug}` : undefined;
}

/**
 * Asks a new subscriber by email to confirm, with the guide that they asked for; `publicUrl` is the function's
 * public address, `siteUrl` the site's.
 */
export function confirmationTarget(mail: Mailer, publicUrl: string, siteUrl: string): Target {
  const link = (action: 'confirm' | 'unsubscribe', token: string | null) =>
    `${publicUrl}${leadFunctionPath}/${action}?token=${token}`;
  return {
    name: 'confirmation',
    send: ({ id, lead, confirmToken, unsubscribeToken }) => {
      const guide = guideAddress(siteUrl, lead);
      return mail({
        to: lead.email,
        messageId: `<${id}@leads>`,
        subject: 'Confirm your Cornerbell newsletter sign-up',
        // Without the name: whoever typed the address could write anything there.
        text: `Hi,

Someone, probably you, signed this address up for the Cornerbell newsletter: one email a week on what we built and one thing to try at your gym. Confirm here:
${link('confirm', confirmToken)}
${guide ? `\nThe guide you asked for:\n${guide}\n` : ''}
If it wasn't you, ignore this email and you'll hear no more from us.

The Cornerbell founders`,
        headers: {
          'List-Unsubscribe': `<${link('unsubscribe', unsubscribeToken)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
    },
  };
}

/** Emails subscribers the address of a guide, where no confirmation carries it. */
export function guideTarget(mail: Mailer, siteUrl: string): Target {
  return {
    name: 'guide',
    send: ({ id, lead }) =>
      mail({
        to: lead.email,
        messageId: `<${id}@leads>`,
        subject: 'Your Cornerbell guide',
        text: `Hi,

Here is the guide that someone, probably you, asked us to email:
${guideAddress(siteUrl, lead)}

If it wasn't you, ignore this email.

The Cornerbell founders`,
      }),
  };
}
