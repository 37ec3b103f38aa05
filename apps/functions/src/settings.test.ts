import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readEnvironment } from './environment.ts';
import { callerOf } from './limit.ts';
import { createLog } from './log.ts';
import { webhookVariables } from './testing/servers.ts';

const hook = webhookVariables('https://example.com/hook');

it('needs no variable, and reads every one of the example', () => {
  expect(readEnvironment({ GHL_API_KEY: ' ' })).toMatchObject({ targets: [], rateLimit: 20 });
  const file = new URL('../supabase/secrets.example.env', import.meta.url);
  const example = parseEnv(readFileSync(file, 'utf8').replace(/^# (?=[A-Z_]+=)/gm, ''));
  const names = Object.keys(example);
  const { targets, ...environment } = readEnvironment({
    ...Object.fromEntries(names.map((name) => [name, example[name] || 'secret'])),
    ...hook,
    CHAT_WEBHOOK_URL: 'https://chat.example.com/hook',
    SUPABASE_DB_URL: 'postgres://there',
  });
  expect(environment).toEqual({
    databaseUrl: 'postgres://there',
    allowedOrigins: ['https://www.example.com'],
    rateLimit: 20,
    clientIpHeader: 'cf-connecting-ip',
    cronSecret: 'secret',
  });
  const all = ['gohighlevel', 'webhook', 'chat', 'email', 'confirmation'];
  expect(targets.map(({ name }) => name)).toEqual(all);
});

it.each([
  [{ GHL_API_KEY: 'key' }, 'GHL_LOCATION_ID is missing'],
  [{ ...hook, WEBHOOK_SECRET: `whsec_${'A'.repeat(31)}=` }, 'WEBHOOK_SECRET: expected'],
  [{ ...hook, WEBHOOK_SECRET: `whsec_${'A'.repeat(33)}` }, 'WEBHOOK_SECRET: expected'],
  [{ NOTIFY_EMAIL: 'team@example.com' }, 'SMTP_URL is missing'],
  [{ SMTP_URL: 'example.com', MAIL_FROM: 'x' }, 'SMTP_URL: expected'],
  [{ ALLOWED_ORIGINS: 'https://example.com/' }, 'ALLOWED_ORIGINS: expected'],
  [{ CRON_SECRET: 'two words' }, 'CRON_SECRET: expected'],
  [{ CLIENT_IP_HEADER: 'x real ip' }, 'CLIENT_IP_HEADER: expected'],
  [{ RATE_LIMIT: 'many' }, 'RATE_LIMIT: expected'],
])('refuses %j', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});

it.each([
  [undefined, '192.0.2.1', '10.0.0.1'],
  ['x-forwarded-for', '192.0.2.1, 203.0.113.9', '203.0.113.9'],
  ['x-forwarded-for', '192.0.2.1,[2001:DB8::1]:443', '2001:db8::/64'],
  ['x-forwarded-for', 'fe80::1%eth0', 'fe80::/64'],
  ['x-forwarded-for', '::ffff:cb00:7109', '203.0.113.9'],
  ['x-forwarded-for', '192.0.2.1, unknown', '10.0.0.1'],
  ['x-real-ip', '203.0.113.9:4711', '203.0.113.9'],
])('from %s with %j the caller is %s', (header, value, caller) => {
  const headers = new Headers({ 'x-forwarded-for': '192.0.2.1', [header ?? 'x-other']: value });
  expect(callerOf(headers, '::ffff:10.0.0.1', header)).toBe(caller);
});

it('writes one bounded line for an event, of each kind one a second, of an error only its message', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  log('origin', 'https://foreign.example\n'.repeat(99));
  const error = Object.assign(new Error('ENOSPC'), { parameters: ['sam@example.com'] });
  for (let request = 0; request < 1000; request += 1) log('request', error);
  vi.advanceTimersByTime(1000);
  log('request', error);
  expect(lines.slice(1)).toEqual(['A request failed. ENOSPC', 'A request failed. ENOSPC']);
  expect(lines[0]?.length).toBeLessThan(400);
  expect(lines[0]).not.toContain('\n');
});
