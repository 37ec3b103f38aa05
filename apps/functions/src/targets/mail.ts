import { createTransport, type SendMailOptions } from 'nodemailer';
import { noticeOf } from './notice.ts';
import type { Attempt, Target } from './target.ts';

/** Sends an email. */
export type Mailer = (mail: SendMailOptions) => Promise<Attempt>;

const timeoutMs = 10_000;

/** A mailer for a server such as `smtps://user:password@smtp.example.com`; `from` may be `Cornerbell <hello@example.com>`. */
export function createMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Text from a visitor must never be read as a path or address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
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

/** Emails each lead to the team, with the visitor as reply address. */
export function mailTarget(mail: Mailer, to: string): Target {
  return {
    name: 'email',
    send: (delivery) =>
      mail({
        ...noticeOf(delivery),
        to,
        replyTo: delivery.lead.email,
        // Mailboxes show a repeated message id once.
        messageId: `<${delivery.id}@leads>`,
      }),
    notify: (notice) => mail({ ...notice, to }),
  };
}
