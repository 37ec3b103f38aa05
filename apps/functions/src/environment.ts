import { emailOf } from '@cornerbell/api/schema';
import addressparser from 'nodemailer/lib/addressparser';
import { defaultRateLimit } from './limit.ts';
import { isOriginOrPattern } from './origins.ts';
import { goHighLevel } from './targets/go-high-level.ts';
import { confirmationTarget, createMailer } from './targets/mail.ts';
import type { Target } from './targets/target.ts';
import { chatTarget, mailTarget } from './targets/team.ts';
import { webhook } from './targets/webhook.ts';

/** Variables that need others. */
const needs = [
  ['GHL_API_KEY', 'GHL_LOCATION_ID'],
  ['GHL_LOCATION_ID', 'GHL_API_KEY'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['WEBHOOK_SECRET', 'WEBHOOK_URL'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['NOTIFY_EMAIL', 'SMTP_URL'],
  ['PUBLIC_URL', 'SMTP_URL'],
] as const;

/** The function's settings; `rateLimit` is requests of a caller in ten minutes, 0 for no limit. */
export type Environment = ReturnType<typeof readEnvironment>;

type Variables = Readonly<Record<string, string | undefined>>;

/** Functions that read a variable, and throw without quoting its value if it is not as expected. */
function reader(variables: Variables) {
  function read(name: string, isValid: RegExp | ((text: string) => boolean), expected: string) {
    const text = variables[name]?.trim() || undefined;
    if (text === undefined) return undefined;
    if (isValid instanceof RegExp ? isValid.test(text) : isValid(text)) return text;
    throw new Error(`${name}: expected ${expected}.`);
  }
  return {
    read,
    text: (name: string) => read(name, /./, 'a value'),
    /** The address of a server that wants no password in it: a request with one cannot be sent. */
    url: (name: string, form = /^https?:\/\/./) =>
      read(
        name,
        (text) => form.test(text) && loginOf(text) === '',
        'a URL such as https://example.com, without a user and password',
      ),
    /** The address of a server with a user and password. */
    login: (name: string, form: RegExp, example: string) =>
      read(
        name,
        (text) => form.test(text) && loginOf(text) !== undefined,
        `${example}, with %2F for / in the password, %3F for ?, %23 for # and %25 for %`,
      ),
  };
}

/** A URL's user and password; undefined if it is no URL, or a sign in the password has ended it. */
function loginOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || (url.pathname + url.search + url.hash).includes('@')) return undefined;
  try {
    return decodeURIComponent(url.username + url.password);
  } catch {
    return undefined;
  }
}

/** The database's address, if there is one. */
export function readDatabaseUrl(variables: Variables): string | undefined {
  const { login } = reader(variables);
  const read = (name: string) =>
    login(name, /^postgres(ql)?:\/\//, 'postgres://user:password@db.example.com/database');
  return read('DATABASE_URL') ?? read('SUPABASE_DB_URL');
}

/** How many addresses a text lists as emails' headers do, also `Name <address>`; 0 if one is none. */
function countAddresses(text: string): number {
  const entries = addressparser(text);
  return entries.every(({ address = '' }) => emailOf(address)) ? entries.length : 0;
}

/**
 * A target whose failures never quote a setting: a server may repeat what it has received. One of
 * fewer than eight characters is no secret, and may be part of anything, such as of the status. A
 * reason is cut only then: part of a setting would not be found.
 */
function withoutSettings(target: Target, settings: readonly (string | undefined)[]): Target {
  return {
    ...target,
    send: async (...delivery) => {
      const attempt = await target.send(...delivery);
      if (attempt.ok) return attempt;
      let { reason } = attempt;
      for (const setting of settings)
        if (setting && setting.length >= 8) reason = reason.replaceAll(setting, '…');
      return { ...attempt, reason: reason.slice(0, 200) };
    },
  };
}

/**
 * Reads the environment variables, which `supabase/secrets.example.env` describes; throws at the
 * first invalid one, naming it but never its value.
 */
export function readEnvironment(variables: Variables) {
  const { read, text, url, login } = reader(variables);
  for (const [name, other] of needs) {
    if (text(name) && !text(other)) throw new Error(`${other} is missing: ${name} needs it.`);
  }
  const base = (name: string) => url(name, /^https?:\/\/[^?#]+$/)?.replace(/\/$/, '');
  const allowedOrigins =
    text('ALLOWED_ORIGINS')
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  if (!allowedOrigins.every(isOriginOrPattern) || allowedOrigins[0]?.includes('*'))
    throw new Error(
      'ALLOWED_ORIGINS: expected origins such as https://example.com, after the first also https://*--site.netlify.app.',
    );

  const targets: Target[] = [];
  // The characters of a header.
  const key = read('GHL_API_KEY', /^[\x21-\x7e]+$/, 'letters, digits and signs without spaces');
  const locationId = text('GHL_LOCATION_ID');
  if (key && locationId) {
    const crmUrl = base('GHL_BASE_URL') ?? 'https://services.leadconnectorhq.com';
    targets.push(
      goHighLevel({ key, locationId, baseUrl: crmUrl, detailsField: text('GHL_DETAILS_FIELD') }),
    );
  }
  const hookUrl = url('WEBHOOK_URL');
  const hookSecret = read(
    'WEBHOOK_SECRET',
    // Base64 in whole groups, of which 24 bytes have eight.
    /^whsec_(?:[A-Za-z\d+/]{4}){8,}(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/,
    'whsec_ and the base64 of 24 bytes or more, for example from `echo whsec_$(openssl rand -base64 24)`',
  );
  if (hookUrl && hookSecret) targets.push(webhook(hookUrl, hookSecret));
  const chatUrl = url('CHAT_WEBHOOK_URL');
  if (chatUrl) targets.push(chatTarget(chatUrl));
  const smtpUrl = login('SMTP_URL', /^smtps?:\/\/./, 'smtps://user:password@smtp.example.com');
  const from = read(
    'MAIL_FROM',
    (list) => countAddresses(list) === 1,
    'an address such as Cornerbell <hello@example.com>',
  );
  const team = read(
    'NOTIFY_EMAIL',
    (list) => countAddresses(list) > 0,
    'an address such as team@example.com',
  );
  const publicUrl = base('PUBLIC_URL');
  if (smtpUrl && from) {
    const mail = createMailer(smtpUrl, from);
    if (team) targets.push(mailTarget(mail, team));
    if (publicUrl)
      targets.push(confirmationTarget(mail, publicUrl, allowedOrigins[0] ?? publicUrl));
  }
  // Of addresses also the parts, in one of which a chat's secret is.
  const parts = [hookUrl, chatUrl].flatMap((address) => {
    const given = URL.parse(address ?? '');
    return given ? [...given.pathname.split('/'), ...given.searchParams.values()] : [];
  });
  const secrets = [key, locationId, hookUrl, hookSecret, chatUrl, ...parts];
  // Six digits, so that the limit of everybody together is an integer of the database.
  const limit = read('RATE_LIMIT', /^\d{1,6}$/, 'requests in ten minutes, at most 999999, or 0');
  return {
    databaseUrl: readDatabaseUrl(variables),
    allowedOrigins,
    rateLimit: Number(limit ?? defaultRateLimit),
    clientIpHeader: read('CLIENT_IP_HEADER', /^[\w-]+$/, 'a header such as x-forwarded-for'),
    targets: targets.map((target) => withoutSettings(target, secrets)),
    // The characters that the header `authorization: Bearer` allows.
    cronSecret: read('CRON_SECRET', /^[\w.~+/-]+={0,2}$/, 'only letters, digits and -._~+/'),
  };
}
