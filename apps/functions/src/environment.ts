import { turnstile } from './challenge.ts';
import { StartError } from './host/start-error.ts';
import { defaultRateLimit } from './limit.ts';
import { chatTarget } from './targets/chat.ts';
import { goHighLevel } from './targets/go-high-level.ts';
import { createMailer, mailTarget } from './targets/mail.ts';
import { confirmationTarget, guideTarget } from './targets/subscriber.ts';
import { webhook } from './targets/webhook.ts';

/**
 * The function's settings, from the variables that `supabase/secrets.example.env` describes: `rateLimit` is
 * in requests per address in ten minutes, 0 for no limit; one of the `targets` asks subscribers to confirm
 * if mail is set up.
 */
export type Environment = ReturnType<typeof readEnvironment>;

/** Reads the environment variables; throws a `StartError` at the first invalid one, naming it but never its value. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const value = (name: string) => variables[name]?.trim() || undefined;

  /** A value that must have a form. */
  function checked(name: string, form: RegExp, expected: string): string | undefined {
    const text = value(name);
    if (text === undefined || form.test(text)) return text;
    throw new StartError(`${name}: expected ${expected}.`);
  }

  /** A URL, without a slash at its end. */
  function url(name: string): string | undefined {
    const text = checked(name, /^https?:\/\/./, 'a URL such as https://example.com');
    return text?.endsWith('/') ? text.slice(0, -1) : text;
  }

  /** Two values of which each needs the other. */
  function pair<Value>(one: string, other: string, make: (one: string, other: string) => Value) {
    const [first, second] = [value(one), value(other)];
    if (first !== undefined && second !== undefined) return make(first, second);
    if (first === undefined && second === undefined) return undefined;
    const missing = first === undefined ? one : other;
    throw new StartError(`${missing} is missing: set both ${one} and ${other}, or neither.`);
  }

  const crm = pair('GHL_API_KEY', 'GHL_LOCATION_ID', (key, locationId) =>
    goHighLevel({
      key,
      locationId,
      baseUrl: url('GHL_BASE_URL'),
      detailsField: value('GHL_DETAILS_FIELD'),
    }),
  );
  checked(
    'WEBHOOK_SECRET',
    // Base64 in whole groups, of which 24 bytes have eight.
    /^whsec_(?:[A-Za-z\d+/]{4}){8,}(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/,
    'whsec_ and the base64 of 24 bytes or more, for example from `echo whsec_$(openssl rand -base64 24)`',
  );
  const hook = pair('WEBHOOK_URL', 'WEBHOOK_SECRET', (_, secret) =>
    webhook(url('WEBHOOK_URL') ?? '', secret),
  );
  checked('SMTP_URL', /^smtps?:\/\/./, 'smtps://user:password@smtp.example.com');
  const mailer = pair('SMTP_URL', 'MAIL_FROM', (smtp, from) => createMailer(smtp, from));
  const team = value('NOTIFY_EMAIL');
  if (team !== undefined && !mailer) {
    throw new StartError('SMTP_URL is missing: NOTIFY_EMAIL needs it.');
  }
  const chat = url('CHAT_WEBHOOK_URL');
  const publicUrl = url('PUBLIC_URL');
  const secret = value('TURNSTILE_SECRET_KEY');
  const allowedOrigins = (value('ALLOWED_ORIGINS') ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  if (!allowedOrigins.every((text) => URL.canParse(text) && new URL(text).origin === text)) {
    throw new StartError('ALLOWED_ORIGINS: expected origins such as https://example.com.');
  }
  const siteUrl = allowedOrigins[0] ?? publicUrl;
  const rateLimit = checked('RATE_LIMIT', /^\d{1,9}$/, 'a number of requests in ten minutes, or 0');
  return {
    databaseUrl: value('DATABASE_URL') ?? value('SUPABASE_DB_URL'),
    allowedOrigins,
    rateLimit: rateLimit === undefined ? defaultRateLimit : Number(rateLimit),
    clientIpHeader: checked('CLIENT_IP_HEADER', /^[\w-]+$/, 'a header such as x-forwarded-for'),
    targets: [
      crm,
      hook,
      team !== undefined && mailer ? mailTarget(mailer, team) : undefined,
      chat === undefined ? undefined : chatTarget(chat),
      mailer && publicUrl !== undefined && siteUrl !== undefined
        ? confirmationTarget(mailer, publicUrl, siteUrl)
        : undefined,
      mailer && siteUrl !== undefined ? guideTarget(mailer, siteUrl) : undefined,
    ].filter((target) => target !== undefined),
    challenge: secret === undefined ? undefined : turnstile(secret),
    // The characters that the header `authorization: Bearer` allows.
    cronSecret: checked('CRON_SECRET', /^[\w.~+/-]+={0,2}$/, 'only letters, digits and -._~+/'),
  };
}
