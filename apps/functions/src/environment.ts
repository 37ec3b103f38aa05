import { turnstile } from './challenge.ts';
import { defaultRateLimit } from './limit.ts';
import { chatTarget } from './targets/chat.ts';
import { goHighLevel } from './targets/go-high-level.ts';
import { createMailer, mailTarget } from './targets/mail.ts';
import { confirmationTarget, guideTarget } from './targets/subscriber.ts';
import type { Target } from './targets/target.ts';
import { webhook } from './targets/webhook.ts';

const anUrl = [/^https?:\/\/./, 'a URL such as https://example.com'] as const;

/** The form of a variable. */
const forms: Readonly<Record<string, readonly [form: RegExp, expected: string]>> = {
  RATE_LIMIT: [/^\d{1,9}$/, 'a number of requests in ten minutes, or 0'],
  CLIENT_IP_HEADER: [/^[\w-]+$/, 'a header such as x-forwarded-for'],
  // The characters that the header `authorization: Bearer` allows.
  CRON_SECRET: [/^[\w.~+/-]+={0,2}$/, 'only letters, digits and -._~+/'],
  GHL_BASE_URL: anUrl,
  WEBHOOK_URL: anUrl,
  WEBHOOK_SECRET: [
    // Base64 in whole groups, of which 24 bytes have eight.
    /^whsec_(?:[A-Za-z\d+/]{4}){8,}(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/,
    'whsec_ and the base64 of 24 bytes or more, for example from `echo whsec_$(openssl rand -base64 24)`',
  ],
  SMTP_URL: [/^smtps?:\/\/./, 'smtps://user:password@smtp.example.com'],
  PUBLIC_URL: anUrl,
  CHAT_WEBHOOK_URL: anUrl,
};

/** Variables that need others. */
const needs = [
  ['GHL_API_KEY', 'GHL_LOCATION_ID'],
  ['GHL_LOCATION_ID', 'GHL_API_KEY'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['WEBHOOK_SECRET', 'WEBHOOK_URL'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['NOTIFY_EMAIL', 'SMTP_URL'],
] as const;

/** The function's settings; `rateLimit` is in requests of a caller in ten minutes, 0 for no limit. */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads the environment variables, which `supabase/secrets.example.env` describes; throws at the first
 * invalid one, naming it but never its value.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const value = (name: string) => variables[name]?.trim() || undefined;
  const url = (name: string) => value(name)?.replace(/\/$/, '');
  for (const [name, [form, expected]] of Object.entries(forms)) {
    const text = value(name);
    if (text !== undefined && !form.test(text)) throw new Error(`${name}: expected ${expected}.`);
  }
  for (const [name, other] of needs) {
    if (value(name) !== undefined && value(other) === undefined)
      throw new Error(`${other} is missing: ${name} needs it.`);
  }
  const allowedOrigins =
    value('ALLOWED_ORIGINS')
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  if (!allowedOrigins.every((origin) => URL.parse(origin)?.origin === origin))
    throw new Error('ALLOWED_ORIGINS: expected origins such as https://example.com.');

  const targets: Target[] = [];
  const [key, locationId] = [value('GHL_API_KEY'), value('GHL_LOCATION_ID')];
  if (key && locationId) {
    const detailsField = value('GHL_DETAILS_FIELD');
    targets.push(goHighLevel({ key, locationId, baseUrl: url('GHL_BASE_URL'), detailsField }));
  }
  const [hookUrl, hookSecret] = [url('WEBHOOK_URL'), value('WEBHOOK_SECRET')];
  if (hookUrl && hookSecret) targets.push(webhook(hookUrl, hookSecret));
  const chatUrl = url('CHAT_WEBHOOK_URL');
  if (chatUrl) targets.push(chatTarget(chatUrl));
  const [smtpUrl, from] = [value('SMTP_URL'), value('MAIL_FROM')];
  if (smtpUrl && from) {
    const mail = createMailer(smtpUrl, from);
    const [team, publicUrl] = [value('NOTIFY_EMAIL'), url('PUBLIC_URL')];
    const siteUrl = allowedOrigins[0] ?? publicUrl;
    if (team) targets.push(mailTarget(mail, team));
    if (publicUrl && siteUrl) targets.push(confirmationTarget(mail, publicUrl, siteUrl));
    if (siteUrl) targets.push(guideTarget(mail, siteUrl));
  }
  const secret = value('TURNSTILE_SECRET_KEY');
  return {
    databaseUrl: value('DATABASE_URL') ?? value('SUPABASE_DB_URL'),
    allowedOrigins,
    rateLimit: Number(value('RATE_LIMIT') ?? defaultRateLimit),
    clientIpHeader: value('CLIENT_IP_HEADER'),
    targets,
    challenge: secret === undefined ? undefined : turnstile(secret),
    cronSecret: value('CRON_SECRET'),
  };
}
