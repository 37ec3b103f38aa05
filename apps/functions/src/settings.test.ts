import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openPostgres } from './database.ts';
import { readEnvironment } from './environment.ts';
import { createLog, type Log } from './log.ts';
import { louBody, post, running } from './testing/running.ts';
import { fakeServer, webhookVariables } from './testing/servers.ts';
import { engines, pass } from './testing/temporary.ts';

const hook = webhookVariables('https://example.com/hook');
const mailFrom = { MAIL_FROM: 'Cornerbell <hello@example.com>' };
const smtp = { SMTP_URL: 'smtp://example.com', ...mailFrom };

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
  [{ SMTP_URL: 'example.com', ...mailFrom }, 'SMTP_URL: expected'],
  [{ ...smtp, MAIL_FROM: 'the gym' }, 'MAIL_FROM: expected an address'],
  [{ ...smtp, MAIL_FROM: 'a@b.co, Gym <c@d.co>' }, 'MAIL_FROM: expected an address'],
  [{ ...smtp, MAIL_FROM: 'Gym: Northside <c@d.co>' }, 'MAIL_FROM: expected an address'],
  [{ ...smtp, NOTIFY_EMAIL: 'a@b.co, not an address' }, 'NOTIFY_EMAIL: expected an address'],
  [{ ...hook, WEBHOOK_URL: 'https://user:secret@example.com' }, 'without a user and password'],
  [{ CHAT_WEBHOOK_URL: 'https://secret@example.com' }, 'CHAT_WEBHOOK_URL: expected'],
  [{ CHAT_WEBHOOK_URL: 'https://' }, 'CHAT_WEBHOOK_URL: expected'],
  [{ PUBLIC_URL: 'https://example.com' }, 'SMTP_URL is missing'],
  [{ ...smtp, PUBLIC_URL: 'https://example.com/?secret' }, 'PUBLIC_URL: expected'],
  [{ GHL_API_KEY: 'secret\nline', GHL_LOCATION_ID: 'x' }, 'GHL_API_KEY: expected'],
  [{ ALLOWED_ORIGINS: 'https://example.com/' }, 'ALLOWED_ORIGINS: expected'],
  [{ ALLOWED_ORIGINS: 'https://*--gym.netlify.app' }, 'ALLOWED_ORIGINS: expected'],
  [{ CRON_SECRET: 'two words' }, 'CRON_SECRET: expected'],
  [{ CLIENT_IP_HEADER: 'x real ip' }, 'CLIENT_IP_HEADER: expected'],
  [{ RATE_LIMIT: 'many' }, 'RATE_LIMIT: expected'],
  [{ RATE_LIMIT: '4294968' }, 'RATE_LIMIT: expected'],
])('refuses %j', (variables, message) => {
  expect(() => readEnvironment(variables)).toThrow(message);
});

it.each([
  ['SMTP_URL', 'smtps'],
  ['DATABASE_URL', 'postgres'],
])(
  '%s says what to write for a sign that ends its password, without quoting it',
  (name, protocol) => {
    const read = (password: string) =>
      readEnvironment({ ...smtp, [name]: `${protocol}://user:${password}@server.example/x` });
    for (const password of ['s/ecret', 's?ecret', 's#ecret', '1/secret', '1?secret', 's%ecret'])
      expect(() => read(password)).toThrow(
        new RegExp(`^${name}: expected ${protocol}://user:password@[^]+%2F for /[^]+%25 for %\\.$`),
      );
    for (const password of ['s%2F%3F%23%25ecret', 's@ecret'])
      expect(read(password)).toHaveProperty('targets');
  },
);

it.each([
  ['postgres://user:secret@db.example/x', true],
  ['postgres://user:secret@db.example/x?sslmode=disable', true],
  ['postgres://user:secret@db.example/x?sslmode=verify-full', false],
  ['postgres://localhost/x', false],
  ['postgres:///x?host=/run/postgresql', false],
])('a connection to %s is warned of: %s', async (url, isWarned) => {
  const log = vi.fn<Log>();
  await openPostgres(url, log).close();
  expect(log.mock.calls).toEqual(isWarned ? [['unencrypted']] : []);
});

it('hides settings that a target sends back or that a failed connection names', async () => {
  const database = await engines[0].open();
  const echo = await fakeServer(({ path, query, headers }) => {
    const { authorization } = headers;
    // Where it is cut to its first 200 characters.
    const padding = path.startsWith('/secret-chat') ? 'x'.repeat(160) : '';
    return Response.json({ padding, path, query, authorization }, { status: 401 });
  });
  const { targets } = readEnvironment({
    GHL_API_KEY: 'secret-key',
    GHL_LOCATION_ID: 'secret-place',
    GHL_BASE_URL: echo.url,
    ...hook,
    WEBHOOK_URL: `${echo.url}/hook?token=secret-hook`,
    CHAT_WEBHOOK_URL: `${echo.url}/secret-chat-of-the-team`,
  });
  const { call, run, leads, log } = running(database, { targets });
  await call(post(louBody));
  for (const reason of [/^HTTP 401 .+…/, /^Not reached \([A-Z_]+\)$/]) {
    await run();
    const [lead] = await leads();
    for (const { error } of lead?.deliveries ?? []) expect(error).toMatch(reason);
    expect(JSON.stringify([lead, log.mock.calls])).not.toContain('secret');
    await echo.close();
    await pass(database, 3600);
  }
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
