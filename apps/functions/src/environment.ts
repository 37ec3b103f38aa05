import type { TrustedProxy } from './caller-address.ts';
import { turnstile, type Challenge } from './challenge.ts';
import { defaultRateLimit, type RateLimit } from './lead-store.ts';
import { chatTarget } from './delivery/chat.ts';
import { goHighLevel } from './delivery/go-high-level.ts';
import { confirmationTarget } from './delivery/confirmation.ts';
import { createMailer, mailTarget } from './delivery/mail.ts';
import type { Target } from './delivery/target.ts';
import { webhook, webhookKey } from './delivery/webhook.ts';

/** The function's settings, from environment variables. */
export interface Environment {
  /** `DATABASE_URL`, or Supabase's `SUPABASE_DB_URL`. */
  readonly databaseUrl: string | undefined;
  /** `ALLOWED_ORIGINS`: origins whose pages may call the function, separated by commas. */
  readonly allowedOrigins: readonly string[];
  /** `RATE_LIMIT`: requests per address in ten minutes, 0 for no limit. */
  readonly rateLimit: RateLimit | undefined;
  /** `CLIENT_IP_HEADER` or `TRUSTED_PROXIES`: how to find a request's sender. */
  readonly trustedProxy: TrustedProxy | undefined;
  /**
   * The targets from `GHL_API_KEY` and `GHL_LOCATION_ID`, `WEBHOOK_URL` and `WEBHOOK_SECRET`, `SMTP_URL`
   * with `MAIL_FROM` and `NOTIFY_EMAIL`, and `CHAT_WEBHOOK_URL`.
   */
  readonly targets: readonly Target[];
  /** Asks subscribers to confirm: `SMTP_URL` and `MAIL_FROM`, with links to `PUBLIC_URL`. */
  readonly confirmation: Target | undefined;
  /** `TURNSTILE_SECRET_KEY`: checks that a person sent each request. */
  readonly challenge: Challenge | undefined;
  /** `CRON_SECRET`: allows a cron job to run the worker. */
  readonly cronSecret: string | undefined;
}

/** Reads the environment variables; throws at the first invalid one, naming it but never its value. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const value = (name: string) => variables[name]?.trim() || undefined;
  const url = (name: string) => {
    const text = value(name);
    if (text !== undefined && !/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')) {
      throw new Error(`${name}: expected a URL such as https://example.com.`);
    }
    return text;
  };
  const together = (one: string, other: string): readonly [string, string] | undefined => {
    const [first, second] = [value(one), value(other)];
    if (first !== undefined && second !== undefined) return [first, second];
    if (first === undefined && second === undefined) return undefined;
    throw new Error(
      `${first === undefined ? one : other} is missing: set both ${one} and ${other}, or neither.`,
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
      throw new Error(
        'WEBHOOK_SECRET: expected whsec_ and the base64 of 24 bytes or more, for example from `echo whsec_$(openssl rand -base64 24)`.',
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
      throw new Error('SMTP_URL: expected smtps://user:password@smtp.example.com.');
    }
    const mailer = createMailer({ url: smtp, from });
    if (team !== undefined) targets.push(mailTarget(mailer, team));
    if (publicUrl !== undefined) confirmation = confirmationTarget(mailer, publicUrl);
  } else if (team !== undefined) {
    throw new Error('SMTP_URL is missing: NOTIFY_EMAIL needs it.');
  }
  const chat = url('CHAT_WEBHOOK_URL');
  if (chat !== undefined) targets.push(chatTarget(chat));
  const allowedOrigins = (value('ALLOWED_ORIGINS') ?? '').split(',').flatMap((entry) => {
    const text = entry.trim();
    if (text === '') return [];
    if (URL.canParse(text) && new URL(text).origin === text) return [text];
    throw new Error('ALLOWED_ORIGINS: expected origins such as https://example.com.');
  });
  const cronSecret = value('CRON_SECRET');
  // The characters that the header `authorization: Bearer` allows.
  if (cronSecret !== undefined && !/^[\w.~+/-]+=*$/.test(cronSecret)) {
    throw new Error(
      'CRON_SECRET: expected only letters, digits and -._~+/, for example from `openssl rand -hex 32`.',
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
    throw new Error('Expected CLIENT_IP_HEADER or TRUSTED_PROXIES, received both.');
  }
  if (header !== undefined) {
    if (/^[\w-]+$/.test(header)) return { header };
    throw new Error('CLIENT_IP_HEADER: expected a header such as cf-connecting-ip.');
  }
  if (hops === undefined) return undefined;
  if (/^\d$/.test(hops)) return { hops: Number(hops) };
  throw new Error('TRUSTED_PROXIES: expected a number of proxies, from 0 to 9.');
}

/** The limit for a number of requests in ten minutes; undefined for 0. Throws if the text is not a number. */
export function rateLimitOf(text: string | undefined): RateLimit | undefined {
  if (text === undefined) return defaultRateLimit;
  if (!/^\d{1,9}$/.test(text)) {
    throw new Error('RATE_LIMIT: expected a number of requests in ten minutes, or 0.');
  }
  const requests = Number(text);
  return requests === 0 ? undefined : { ...defaultRateLimit, requests };
}
