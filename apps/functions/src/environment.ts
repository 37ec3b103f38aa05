import { defaultRateLimit } from './limit.ts';
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
] as const;

/** The function's settings; `rateLimit` is in requests of a caller in ten minutes, 0 for no limit. */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads the environment variables, which `supabase/secrets.example.env` describes; throws at the first
 * invalid one, naming it but never its value.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  /** The value of a variable, in the expected form. */
  function read(name: string, form = /./, expected = 'a value'): string | undefined {
    const text = variables[name]?.trim() || undefined;
    if (text === undefined || form.test(text)) return text;
    throw new Error(`${name}: expected ${expected}.`);
  }
  const url = (name: string) =>
    read(name, /^https?:\/\/./, 'a URL such as https://example.com')?.replace(/\/$/, '');
  for (const [name, other] of needs) {
    if (read(name) && !read(other)) throw new Error(`${other} is missing: ${name} needs it.`);
  }
  const allowedOrigins =
    read('ALLOWED_ORIGINS')
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  if (!allowedOrigins.every((origin) => URL.parse(origin)?.origin === origin))
    throw new Error('ALLOWED_ORIGINS: expected origins such as https://example.com.');

  const targets: Target[] = [];
  const [key, locationId] = [read('GHL_API_KEY'), read('GHL_LOCATION_ID')];
  if (key && locationId) {
    const baseUrl = url('GHL_BASE_URL') ?? 'https://services.leadconnectorhq.com';
    targets.push(
      goHighLevel({ key, locationId, baseUrl, detailsField: read('GHL_DETAILS_FIELD') }),
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
  const smtpUrl = read('SMTP_URL', /^smtps?:\/\/./, 'smtps://user:password@smtp.example.com');
  const [from, team, publicUrl] = [read('MAIL_FROM'), read('NOTIFY_EMAIL'), url('PUBLIC_URL')];
  if (smtpUrl && from) {
    const mail = createMailer(smtpUrl, from);
    if (team) targets.push(mailTarget(mail, team));
    if (publicUrl) targets.push(confirmationTarget(mail, publicUrl));
  }
  const limit = read('RATE_LIMIT', /^\d{1,9}$/, 'a number of requests in ten minutes, or 0');
  return {
    databaseUrl: read('DATABASE_URL') ?? read('SUPABASE_DB_URL'),
    allowedOrigins,
    rateLimit: Number(limit ?? defaultRateLimit),
    clientIpHeader: read('CLIENT_IP_HEADER', /^[\w-]+$/, 'a header such as x-forwarded-for'),
    targets,
    // The characters that the header `authorization: Bearer` allows.
    cronSecret: read('CRON_SECRET', /^[\w.~+/-]+={0,2}$/, 'only letters, digits and -._~+/'),
  };
}
