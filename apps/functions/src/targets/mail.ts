import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  leadFunctionPath,
  newsletterLinkPath,
  type NewsletterAction,
} from '@cornerbell/api/schema';
import type { SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { expectInTime, type Attempt, type Target } from './target.ts';

/**
 * RFC 5321 (4.5.3.2) has a sender wait five minutes for the greeting, and ten after DATA. A sender
 * that ends sooner sends again what the server has already accepted.
 */
const greetingMs = 5 * 60_000;
const answerMs = 10 * 60_000;

/** For targets that send emails: a slow server must not hold up the emails to others. */
export const slowness = { timeoutSeconds: (greetingMs + answerMs) / 1000, workers: 4 };

/** The recipient (not the sender) does not exist, or its domain has no mail (RFC 3463). */
const noSuchAddress = /^5\d\d[ -]5\.1\.(?:[1236]|10)\b/;

const hasUtf8 = /\bSMTPUTF8\b/i;

/** Whether any server can take an address; domains are ASCII already. */
export const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

/** An email; `id` stays the same for all attempts, so that a mailbox shows it once. */
interface Email extends Pick<SendMailOptions, 'replyTo' | 'headers'> {
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends emails. */
export type Mailer = ReturnType<typeof createMailer>;

/** A mailer for an `smtp:` or `smtps:` URL; `from` may be `Cornerbell <hello@example.com>`. */
export function createMailer(url: string, from: string) {
  const { auth, ...server } = parseConnectionUrl(url);
  const domain = addressparser(from)[0]?.address?.split('@').at(-1);

  /** Runs `work` with a connection, which ends also when aborted, and the server's extensions. */
  async function connected<Result>(
    signal: AbortSignal,
    work: (connection: SMTPConnection, extensions: string) => Promise<Result>,
  ): Promise<Result> {
    await expectInTime(signal);
    const connection = new SMTPConnection({
      ...server,
      connectionTimeout: greetingMs,
      greetingTimeout: greetingMs,
      socketTimeout: answerMs,
    });
    const broken = new Promise<never>((_, reject) => {
      connection.on('error', reject);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const done = async () => {
      await promisify(connection.connect).call(connection);
      return work(connection, String(connection.lastServerResponse));
    };
    try {
      return await Promise.race([done(), broken]);
    } finally {
      connection.close();
    }
  }

  return {
    /** Whether the server takes addresses beyond ASCII before the `@`; true if it can't be asked. */
    takesUtf8: async (signal: AbortSignal): Promise<boolean> => {
      const answer = connected(signal, async (_, extensions) => hasUtf8.test(extensions));
      return answer.catch(() => true);
    },
    /** Sends one email. Never rejects. */
    send: async ({ id, headers, ...email }: Email, signal: AbortSignal): Promise<Attempt> => {
      const mail = new MailComposer({
        from,
        ...email,
        ...(id && { messageId: `<${id}@${domain}>` }),
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        // Text from a visitor must never be read as a path or address.
        disableFileAccess: true,
        disableUrlAccess: true,
      }).compile();
      let isSent = false;
      // Read only once the server is ready for it.
      async function* content() {
        isSent = true;
        yield await mail.build();
      }
      try {
        return await connected(signal, async (connection, extensions) => {
          if (!isAscii(email.to) && !hasUtf8.test(extensions))
            return { ok: false, reason: 'SMTP server without SMTPUTF8', isFinal: true };
          if (auth && /\bAUTH\b/i.test(extensions))
            await promisify(connection.login).call(connection, auth);
          const stream = Readable.from(content());
          const send = promisify(connection.send).bind(connection);
          const { rejected } = await send(mail.getEnvelope(), stream);
          if (rejected.length === 0) return { ok: true };
          return { ok: true, warning: `SMTP refused ${rejected.length} of the addresses` };
        });
      } catch (error) {
        // Not the error's message, which may quote addresses.
        const { code, responseCode = code, response } = Object(error);
        return {
          ok: false,
          reason: `SMTP ${signal.aborted ? 'answered too late' : responseCode}`,
          isFinal: noSuchAddress.test(response),
          mayHaveArrived: isSent && response === undefined,
        };
      }
    },
  };
}

/**
 * Asks a new subscriber by email to confirm. Links lead to pages of the site, with the token in the
 * fragment, which no server receives; only mail programs call the function, at `publicUrl`.
 */
export function confirmationTarget(mailer: Mailer, publicUrl: string, siteUrl: string): Target {
  const link = (action: NewsletterAction, token: string | null) =>
    `${siteUrl}${newsletterLinkPath(action)}#${token}`;
  return {
    name: 'confirmation',
    ...slowness,
    canReach: async (email) => isAscii(email) || mailer.takesUtf8(AbortSignal.timeout(5000)),
    send: async ({ id, lead, confirmToken, unsubscribeToken }, signal) => {
      const email = {
        id,
        to: lead.email,
        subject: 'Confirm your Cornerbell newsletter sign-up',
        // Without the name: whoever typed the address could write anything there.
        text: `Hi,

Someone, probably you, signed this address up for the Cornerbell newsletter: one email a week on what we built and one thing to try at your gym. Confirm here within 30 days:
${link('confirm', confirmToken)}

If it wasn't you, ignore this email. Whoever enters your address, we send no more than three of these in a year, and none after you say so here:
${link('unsubscribe', unsubscribeToken)}

The Cornerbell founders`,
        headers: {
          'List-Unsubscribe': `<${publicUrl}${leadFunctionPath}/unsubscribe?token=${unsubscribeToken}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };
      const result = await mailer.send(email, signal);
      // Rather none than a second one to somebody who may not have asked for the first.
      if (result.ok || !result.mayHaveArrived) return result;
      return { ...result, isFinal: true };
    },
  };
}
