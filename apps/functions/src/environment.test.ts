import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { defaultRateLimit } from './lead-store.ts';

const webhookSecret = `whsec_${'A'.repeat(32)}`;

it('needs no variable', () => {
  expect(readEnvironment({ GHL_API_KEY: ' ' })).toEqual({
    databaseUrl: undefined,
    allowedOrigins: [],
    rateLimit: defaultRateLimit,
    trustedProxy: undefined,
    targets: [],
    confirmation: undefined,
    cronSecret: undefined,
  });
});

it('reads every variable', () => {
  const environment = readEnvironment({
    SUPABASE_DB_URL: 'postgres://there',
    ALLOWED_ORIGINS: 'https://example.com, https://www.example.com',
    RATE_LIMIT: '0',
    CLIENT_IP_HEADER: 'cf-connecting-ip',
    GHL_API_KEY: 'key',
    GHL_LOCATION_ID: 'here',
    WEBHOOK_URL: 'https://example.com/hook',
    WEBHOOK_SECRET: webhookSecret,
    SMTP_URL: 'smtps://user:password@smtp.example.com',
    MAIL_FROM: 'Cornerbell <hello@example.com>',
    NOTIFY_EMAIL: 'team@example.com',
    CHAT_WEBHOOK_URL: 'https://chat.example.com/hook',
    CRON_SECRET: 'secret',
    TURNSTILE_SECRET_KEY: 'secret',
  });
  expect(environment.challenge).toBeTypeOf('function');
  expect(environment).toMatchObject({
    databaseUrl: 'postgres://there',
    allowedOrigins: ['https://example.com', 'https://www.example.com'],
    rateLimit: undefined,
    trustedProxy: { header: 'cf-connecting-ip' },
    cronSecret: 'secret',
  });
  expect(environment.targets.map(({ name }) => name)).toEqual([
    'gohighlevel',
    'webhook',
    'email',
    'chat',
  ]);
});

it.each([
  [{ GHL_API_KEY: 'key' }, 'GHL_LOCATION_ID is missing'],
  [{ WEBHOOK_SECRET: webhookSecret }, 'WEBHOOK_URL is missing'],
  [{ WEBHOOK_URL: 'https://example.com', WEBHOOK_SECRET: 'guess' }, 'WEBHOOK_SECRET: expected'],
  [
    { WEBHOOK_URL: 'https://example.com', WEBHOOK_SECRET: `whsec_${'A'.repeat(33)}` },
    'openssl rand -base64 24',
  ],
  [{ WEBHOOK_URL: 'ftp://example.com', WEBHOOK_SECRET: webhookSecret }, 'WEBHOOK_URL: expected'],
  [{ GHL_API_KEY: 'k', GHL_LOCATION_ID: 'l', GHL_BASE_URL: 'here' }, 'GHL_BASE_URL: expected'],
  [{ ALLOWED_ORIGINS: 'https://example.com/' }, 'ALLOWED_ORIGINS: expected'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS: expected'],
  [{ CRON_SECRET: 'two words' }, 'CRON_SECRET: expected'],
  [{ CLIENT_IP_HEADER: 'x-real-ip', TRUSTED_PROXIES: '1' }, 'received both'],
  [{ CLIENT_IP_HEADER: 'two words' }, 'CLIENT_IP_HEADER: expected'],
  [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES: expected'],
  [{ RATE_LIMIT: 'many' }, 'RATE_LIMIT: expected'],
])('refuses %j', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});
