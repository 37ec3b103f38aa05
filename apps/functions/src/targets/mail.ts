import { createTransport } from 'nodemailer';
import { noticeOf } from './notice.ts';
import type { Attempt, Notice, Target } from './target.ts';

/** One email. */
export interface Mail extends Notice {
  /** An address, or several separated by commas. */
  readonly to: string;
  readonly replyTo?: string;
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends emails. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<Attempt>;
}

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
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ from, ...mail, headers: { ...mail.headers } });
        return { ok: true };
      } catch (error) {
        const code = error instanceof Error && 'responseCode' in error ? error.responseCode : '';
        const name = error instanceof Error && 'code' in error ? String(error.code) : '';
        // The error's message may quote addresses. A refused recipient stays refused.
        const reason = `SMTP ${code || name || 'failed'}`;
        return { ok: false, reason, isFinal: name === 'EENVELOPE' && Number(code) >= 550 };
      }
    },
  };
}

/** Emails each lead to the team, with the visitor as reply address. */
export function mailTarget(mailer: Mailer, to: string): Target {
  return {
    name: 'email',
    send: (delivery) =>
      mailer.send({
        ...noticeOf(delivery),
        to,
        replyTo: delivery.lead.email,
        // Mailboxes show a repeated message id once.
        messageId: `<${delivery.id}@leads>`,
      }),
    notify: (notice) => mailer.send({ ...notice, to }),
  };
}
