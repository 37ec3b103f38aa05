import type { TrustedProxy } from './caller-address.ts';
import { turnstile, type Challenge } from './challenge.ts';
import type { RateLimit } from './lead-store.ts';
import { DEFAULT_RATE_LIMIT } from './lead-store.ts';
import { chatTarget } from './delivery/chat.ts';
import { goHighLevel } from './delivery/go-high-level.ts';
import { confirmationTarget } from './delivery/confirmation.ts';
import { createMailer, mailTarget } from './delivery/mail.ts';
import type { Target } from './delivery/target.ts';
import { webhook, webhookKey } from './delivery/webhook.ts';

/** What the function is told by its environment. */
export interface Environment {
  /** `DATABASE_URL`, or what Supabase gives as `SUPABASE_DB_URL`. */
  readonly databaseUrl: string | undefined;
  /** `ALLOWED_ORIGINS`: origins whose pages may call, separated by commas. */
  readonly allowedOrigins: readonly string[];
  /** `RATE_LIMIT`: requests of one address in ten minutes, 0 for no limit. */
  readonly rateLimit: RateLimit | undefined;
  /** `CLIENT_IP_HEADER` or `TRUSTED_PROXIES`: what is believed of where requests come from. */
  readonly trustedProxy: TrustedProxy | undefined;
  /**
   * What `GHL_API_KEY` and `GHL_LOCATION_ID`, `WEBHOOK_URL` and `WEBHOOK_SECRET`, `SMTP_URL` with
   * `MAIL_FROM` and `NOTIFY_EMAIL`, and `CHAT_WEBHOOK_URL` name.
   */
  readonly targets: readonly Target[];
  /** What asks subscribers to confirm: `SMTP_URL` and `MAIL_FROM`, with links to `PUBLIC_URL`. */
  readonly confirmation: Target | undefined;
  /** `TURNSTILE_SECRET_KEY`: what every request must meet. */
  readonly challenge: Challenge | undefined;
  /** `CRON_SECRET`: lets a cron job run the worker. */
  readonly cronSecret: string | undefined;
}

/** A variable that cannot be meant as it is; the message names it and not its value. */
class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Reads the variables of an environment; throws an `EnvironmentError` at the first wrong one. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const value = (name: string) => variables[name]?.trim() || undefined;
  const url = (name: string) => {
    const text = value(name);
    if (text !== undefined && !/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')) {
      throw new EnvironmentError(`${name}: expected an address such as https://example.com.`);
    }
    return text;
  };
  const together = (one: string, other: string): readonly [string, string] | undefined => {
    const [first, second] = [value(one), value(other)];
    if (first !== undefined && second !== undefined) return [first, second];
    if (first === undefined && second === undefined) return undefined;
    throw new EnvironmentError(
      `${first === undefined ? one : other} is missing: it goes with the other.`,
    );
  };

  const targets: Target[] = [];
  const crm = together('GHL_API_KEY', 'GHL_LOCATION_ID');
  if (crm) {
    const [key, locationId] = crm;
    const detailsField = value('GHL_DETAILS_FIELD');
    targets.push(goHighLevel({ key, locationId, baseUrl: url('GHL_BASE_URL'), detailsField }));
  }
  const hook = together('WEBHOOK_URL', 'WEBHOOK_SECRET');
  if (hook) {
    const [, secret] = hook;
    const key = webhookKey(secret);
    if (key === undefined) {
      throw new EnvironmentError(
        'WEBHOOK_SECRET: expected whsec_ and the base64 of 24 bytes or more, such as `echo whsec_$(openssl rand -base64 24)` makes.',
      );
    }
    targets.push(webhook({ url: url('WEBHOOK_URL') ?? '', key }));
  }
  const mail = together('SMTP_URL', 'MAIL_FROM');
  const team = value('NOTIFY_EMAIL');
  const publicUrl = url('PUBLIC_URL');
  let confirmation: Target | undefined;
  if (mail) {
    const [smtp, from] = mail;
    if (!/^smtps?:$/.test(URL.canParse(smtp) ? new URL(smtp).protocol : '')) {
      throw new EnvironmentError('SMTP_URL: expected smtps://user:password@smtp.example.com.');
    }
    const mailer = createMailer({ url: smtp, from });
    if (team !== undefined) targets.push(mailTarget(mailer, team));
    if (publicUrl !== undefined) confirmation = confirmationTarget(mailer, publicUrl);
  } else if (team !== undefined) {
    throw new EnvironmentError('SMTP_URL is missing: NOTIFY_EMAIL goes with it.');
  }
  const chat = url('CHAT_WEBHOOK_URL');
  if (chat !== undefined) targets.push(chatTarget(chat));
  const allowedOrigins = (value('ALLOWED_ORIGINS') ?? '').split(',').flatMap((entry) => {
    const text = entry.trim();
    if (text === '') return [];
    if (URL.canParse(text) && new URL(text).origin === text) return [text];
    throw new EnvironmentError('ALLOWED_ORIGINS: expected origins such as https://example.com.');
  });
  const cronSecret = value('CRON_SECRET');
  // What the header `authorization: Bearer` can carry.
  if (cronSecret !== undefined && !/^[\w.~+/-]+=*$/.test(cronSecret)) {
    throw new EnvironmentError(
      'CRON_SECRET: expected letters, digits and -._~+/ alone, such as `openssl rand -hex 32` makes.',
    );
  }
  const secret = value('TURNSTILE_SECRET_KEY');
  return {
    databaseUrl: value('DATABASE_URL') ?? value('SUPABASE_DB_URL'),
    allowedOrigins,
    rateLimit: rateLimitOf(value('RATE_LIMIT')),
    trustedProxy: trustedProxyOf(value('CLIENT_IP_HEADER'), value('TRUSTED_PROXIES')),
    targets,
    confirmation,
    challenge: secret === undefined ? undefined : turnstile({ secret }),
    cronSecret,
  };
}

function trustedProxyOf(
  header: string | undefined,
  hops: string | undefined,
): TrustedProxy | undefined {
  if (header !== undefined && hops !== undefined) {
    throw new EnvironmentError('Expected CLIENT_IP_HEADER or TRUSTED_PROXIES, received both.');
  }
  if (header !== undefined) {
    if (/^[\w-]+$/.test(header)) return { header };
    throw new EnvironmentError('CLIENT_IP_HEADER: expected a header such as cf-connecting-ip.');
  }
  if (hops === undefined) return undefined;
  if (/^\d$/.test(hops)) return { hops: Number(hops) };
  throw new EnvironmentError('TRUSTED_PROXIES: expected a number of proxies, from 0 to 9.');
}

/** The limit that a number of requests in ten minutes means; none for 0. */
export function rateLimitOf(text: string | undefined): RateLimit | undefined {
  if (text === undefined) return DEFAULT_RATE_LIMIT;
  if (!/^\d{1,9}$/.test(text)) {
    throw new EnvironmentError('RATE_LIMIT: expected a number of requests in ten minutes, or 0.');
  }
  const requests = Number(text);
  return requests === 0 ? undefined : { ...DEFAULT_RATE_LIMIT, requests };
}
