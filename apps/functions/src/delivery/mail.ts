import { createTransport } from 'nodemailer';
import { noticeOf, type Notice } from './notice.ts';
import type { Attempt, Target } from './target.ts';

/** How mail leaves. */
export interface MailOptions {
  /** The server, such as `smtps://user:password@smtp.example.com`. */
  readonly url: string;
  /** Whom it comes from, such as `Cornerbell <hello@example.com>`. */
  readonly from: string;
}

/** One e-mail. */
export interface Mail extends Notice {
  /** An address, or several between commas. */
  readonly to: string;
  readonly replyTo?: string;
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends e-mails. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<Attempt>;
}

const TIMEOUT_MS = 10_000;

/** A mailer for an SMTP server. */
export function createMailer({ url, from }: MailOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // What a visitor typed is text, and names no file or address to be read.
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
        // Its message may quote addresses. A refused recipient stays refused.
        const reason = `SMTP ${code || name || 'failed'}`;
        return { ok: false, reason, isFinal: name === 'EENVELOPE' && Number(code) >= 550 };
      }
    },
  };
}

/** Tells the team of each lead by e-mail, to be answered to the visitor. */
export function mailTarget(mailer: Mailer, to: string): Target {
  return {
    name: 'email',
    send: ({ lead, idempotencyKey }) =>
      mailer.send({
        ...noticeOf(lead),
        to,
        replyTo: lead.email,
        // Mailboxes show what comes twice once.
        messageId: `<${idempotencyKey}@leads>`,
      }),
    tell: (notice) => mailer.send({ ...notice, to }),
  };
}
