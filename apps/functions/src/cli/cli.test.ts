import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { louBody } from '../testing/running.ts';
import { fakeServer, runCommand, runLeads, signUp, startHost } from '../testing/servers.ts';
import { serverDatabase, temporaryDataFolder, temporaryFolder } from '../testing/temporary.ts';
import { formatCsv } from './format.ts';

it('serve finishes open requests on a signal, whatever the next one, and exits with 0', async () => {
  const dataDir = temporaryDataFolder();
  // The flag counts, not the variable.
  const variables = { DATABASE_URL: 'postgres://127.0.0.1:1/away' };
  const { process: host, url } = await startHost(['--data', dataDir], variables);
  const answers = ['a@example.com', 'b@example.com'].map((email) => signUp(url, email));
  await answers[0];
  const ended = once(host, 'exit');
  host.kill('SIGINT');
  host.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await Promise.all(answers)).toEqual([200, 200]);
  expect(JSON.parse(await runLeads('--json', '--data', dataDir))).toHaveLength(2);
});

// An email may take 15 minutes, so this would time out if the host waited for one.
it('serve ends on a signal beside a mail server that hangs, and keeps what it did not send', async () => {
  const hanging = createServer((socket) => socket.on('error', () => {}));
  const connected = once(hanging.listen(0, '127.0.0.1'), 'connection');
  onTestFinished(() => void hanging.close());
  const dataDir = temporaryDataFolder();
  await once(hanging, 'listening');
  const { process: host, url } = await startHost(['--data', dataDir], {
    SMTP_URL: `smtp://127.0.0.1:${Object(hanging.address()).port}`,
    MAIL_FROM: 'hello@example.com',
    NOTIFY_EMAIL: 'team@example.com',
  });
  await signUp(url, 'sam@example.com');
  await connected;
  const ended = once(host, 'exit');
  host.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await runLeads('--data', dataDir)).toContain('email pending');
});

it('leads lists, counts and retries what a running host has, beside its requests', async () => {
  const dataDir = temporaryDataFolder();
  const hook = await fakeServer();
  const { url } = await startHost(['--data', dataDir], hook.variables);
  for (const name of ['Sma', 'Sam']) await signUp(url, 'sam@example.com', { name });
  const attribution = {
    first: { utm_source: 'news', page: '/faq' },
    last: { utm_campaign: 'spring' },
  };
  await signUp(url, louBody.email, { ...louBody, name: '=1+1', attribution, elapsed: 20 });
  await expect.poll(() => hook.requests.length).toBe(3);
  const leads = (...args: string[]) => runLeads(...args, '--data', dataDir);
  expect(await leads()).toMatch(
    /application.+'lou@example\.com'.+Northside[^]+Leads in \/.+: 2\n$/,
  );
  const [names = '', ...rows] = (await leads('--csv')).split('\r\n');
  expect(names).toMatch(
    /^\uFEFFid,kind,email,name,payload\.phone,.*,attribution\.last\.utm_campaign,attribution\.first\.page,attribution\.first\.utm_source,createdAt,suspicious,deliveries/,
  );
  expect(rows[0]).toMatch(/,application,lou@example\.com,'=1\+1,'\+1 612 555 0100,Northside/);
  expect(rows[0]).toMatch(/,spring,\/faq,news,[^,]+,too_fast,webhook delivered,/);
  // What a lead does not have is empty, and of its deliveries the latest counts.
  expect(rows[1]).toMatch(/,newsletter,sam@example\.com,Sam,,,,,,,,,2\d{3}-.+,,webhook delivered,/);
  expect(JSON.parse(await leads('--json', '--kind', 'demo'))).toEqual([]);
  expect(JSON.parse(await leads('--json', '--since', '2100-01-01'))).toEqual([]);
  expect(await leads('stats')).toMatch(
    /^LEADS\n[^]+ application +│ 1 [^]+\nDAY[^]+ news +│ 1 [^]+ \/faq: application +│ 1 [^]+ spring: application +│ 1 /,
  );
  expect(await leads('retry')).toMatch(/: 0\n$/);
  const many = Array.from({ length: 50 }, (_, index) => signUp(url, `${index}@example.com`));
  for (const list of await Promise.all([leads('--json'), leads('--json')]))
    expect(list).toContain(louBody.email);
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
});

it('leads reads a Postgres server, and the answer without leads is no error', async () => {
  const { stdout } = await runCommand('leads.ts', [], { DATABASE_URL: await serverDatabase() });
  expect(stdout).toMatch(/^Leads in 127\.0\.0\.1:\d+\/test_.+: 0\n$/);
});

it.each([
  ['leads', ['fly'], /unknown command 'fly'|too many arguments/],
  ['leads', ['forget', 'sam@example.com', '--kind', 'demo'], /unknown option '--kind'/],
  ['leads', [], /^No host has stored leads in \/.+\/new\.\n$/],
  ['leads', ['--since', 'yesterday'], /such as 2025-08-01/],
  ['leads', ['--until', '2025-02-30'], /such as 2025-08-01/],
  ['leads', ['--since', '2025-09-01', '--until', '2025-08-01'], /--since is after --until/],
  ['leads', ['--csv', '--json'], /cannot be used with/],
  ['serve', ['--rate-limit', 'x'], /^RATE_LIMIT: expected/],
])('%s %j ends with one line', async (command, args, line) => {
  const flags = [...args, '--data', join(temporaryFolder(), 'new')];
  const result = await runCommand(`${command}.ts`, flags);
  expect(result).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(line) });
  expect(result.stderr).toMatch(/^[^\n]+\n$/);
});

it.each([
  ['Lee, Sam "Iron"', '"Lee, Sam ""Iron"""'],
  ['=1+1', "'=1+1"],
  ['\tSam', "'\tSam"],
  ['\rSam', `"'\rSam"`],
  ['＝1+1', "'＝1+1"],
  [' =1', " '=1"],
  ['\u200b\u2060=1', "\u200b\u2060'=1"],
  ['\u00ad\u3164 \u2800+1', "\u00ad\u3164 \u2800'+1"],
  ['a;=1', "a;'=1"],
  ['a,+1', `"a,'+1"`],
  ['a=b', 'a=b'],
])('CSV has the name %j as %s', (name, cell) => {
  expect(formatCsv([{ kind: 'demo', name }])).toBe(`\uFEFFkind,name\r\ndemo,${cell}\r\n`);
});
