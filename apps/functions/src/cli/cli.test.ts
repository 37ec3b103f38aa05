import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { serverDatabase, temporaryDataFolder, temporaryFolder } from '../testing/temporary.ts';
import { fakeServer, webhookVariables } from '../testing/fakes.ts';
import { runCommand, runLeads, signUp, startHost } from '../testing/host.ts';
import { louBody } from '../testing/running.ts';

it('serve finishes open requests on a signal, sent once or twice, and exits with 0', async () => {
  const dataDir = await temporaryDataFolder();
  const { process: host, url } = await startHost(['--data', dataDir]);
  const answers = ['a@example.com', 'b@example.com'].map((email) => signUp(url, email));
  await answers[0];
  const ended = once(host, 'exit');
  host.kill('SIGINT');
  // Without a pause the system would merge the two.
  await setTimeout(10);
  host.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(await Promise.all(answers)).toEqual([200, 200]);
  expect(JSON.parse(await runLeads('--json', '--data', dataDir))).toHaveLength(2);
});

it('serve counts, stores and delivers after 2038', async () => {
  const hook = await fakeServer(() => ({ body: {} }));
  const { url } = await startHost(['--data', await temporaryDataFolder(), '--rate-limit', '1'], {
    NODE_OPTIONS: '--import=data:text/javascript,const{now}=Date;Date.now=()=>now()+5e11',
    ...webhookVariables(hook.url),
  });
  expect([await signUp(url, 'a@example.com'), await signUp(url, 'b@example.com')]).toEqual([
    200, 429,
  ]);
  await expect.poll(() => hook.requests.length, { timeout: 30_000 }).toBe(1);
  expect(String(hook.requests[0]?.body['timestamp'])).toMatch(/^204\d-/);
});

it('leads lists, counts and retries what a running host has', async () => {
  const dataDir = await temporaryDataFolder();
  const { url } = await startHost(['--data', dataDir]);
  await signUp(url, louBody.email, { ...louBody, name: '=1+1' });
  const leads = (...args: string[]) => runLeads(...args, '--data', dataDir);
  expect(await leads()).toMatch(/application.+'lou@example\.com'.+Northside[^]+1 lead found in \//);
  const [names = '', cells] = (await leads('--csv')).split('\r\n');
  expect(names).toMatch(/^id,kind,email,name,payload\.phone,.*,suspicious,deliveries$/);
  expect(cells).toMatch(/,application,lou@example\.com,'=1\+1,'\+1 612 555 0100,Northside/);
  expect(JSON.parse(await leads('--json', '--kind', 'demo'))).toEqual([]);
  expect(JSON.parse(await leads('--json', '--since', '2100-01-01'))).toEqual([]);
  expect(await leads('stats')).toMatch(/^LEADS\n[^]+ application +│ 1 [^]+\nDAY/);
  expect(await leads('retry')).toMatch(/: 0\n$/);
  expect(await leads('forget', '--help')).toContain('erase a person');
});

it('leads reads a Postgres server, and the answer without leads is no error', async () => {
  const { stdout } = await runCommand('leads.ts', [], { DATABASE_URL: await serverDatabase() });
  expect(stdout).toMatch(/^0 leads found in 127\.0\.0\.1:\d+\/test_/);
  expect(await runLeads('--data', `${await temporaryFolder()}/missing`)).toMatch(/^0 leads found/);
});

it.each([
  [['fly'], 2, /unknown command 'fly'|too many arguments/],
  [['--stats'], 2, /unknown option '--stats'/],
  [['forget', 'sam@example.com', '--kind', 'demo'], 2, /unknown option '--kind'/],
  [['forget', 'sam@example.com', 'more'], 2, /too many arguments/],
  [['forget'], 2, /missing required argument/],
  [['forget', 'nonsense'], 2, /such as sam@example\.com/],
  [['--since', '2025-02-30'], 2, /such as 2025-08-01/],
  [['--csv', '--json'], 2, /cannot be used with/],
  [['export', 'lou@example.com'], 3, /^No lead has the address lou@example\.com\.\n$/],
])('leads %j exits with %i and one line', async (args, status, line) => {
  const result = await runCommand('leads.ts', [...args, '--data', '/nowhere']);
  expect(result).toEqual({ code: status, stdout: '', stderr: expect.stringMatching(line) });
  expect(result.stderr).toMatch(/^[^\n]+\n$/);
});

it.each([
  [['--port', 'many'], {}, 2, /such as 4173/],
  [['--nonsense'], {}, 2, /unknown option/],
  [['--rate-limit', 'x'], {}, 1, /^RATE_LIMIT: expected/],
  [[], { GHL_API_KEY: 'key' }, 1, /^GHL_LOCATION_ID is missing/],
])('serve %j with %j exits with one line', async (flags, variables, status, line) => {
  const result = await runCommand('serve.ts', flags, variables);
  expect(result).toEqual({ code: status, stdout: '', stderr: expect.stringMatching(line) });
  expect(result.stderr).toMatch(/^[^\n]+\n$/);
});
