import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fakeServer, webhookVariables } from '../testing/fakes.ts';
import { runCommand, runLeads, signUp, startHost } from '../testing/host.ts';
import { louBody } from '../testing/running.ts';
import { serverDatabase, temporaryDataFolder, temporaryFolder } from '../testing/temporary.ts';
import { formatCsv, rowOf } from './format.ts';

it('serve finishes open requests on a signal, sent once or twice, and exits with 0', async () => {
  const dataDir = temporaryDataFolder();
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
  const hook = await fakeServer();
  const { url } = await startHost(['--data', temporaryDataFolder(), '--rate-limit', '1'], {
    NODE_OPTIONS: '--import=data:text/javascript,const{now}=Date;Date.now=()=>now()+5e11',
    ...webhookVariables(hook.url),
  });
  expect([await signUp(url, 'a@example.com'), await signUp(url, 'b@example.com')]).toEqual([
    200, 429,
  ]);
  await expect.poll(() => hook.requests.length, { timeout: 30_000 }).toBe(1);
  expect(String(hook.requests[0]?.body['timestamp'])).toMatch(/^204\d-/);
});

it('leads lists, counts and retries what a running host has, beside its requests', async () => {
  const dataDir = temporaryDataFolder();
  const { url } = await startHost(['--data', dataDir]);
  await signUp(url, louBody.email, { ...louBody, name: '=1+1' });
  const leads = (...args: string[]) => runLeads(...args, '--data', dataDir);
  expect(await leads()).toMatch(/application.+'lou@example\.com'.+Northside[^]+1 lead found in \//);
  const [names = '', cells] = (await leads('--csv')).split('\r\n');
  expect(names).toMatch(/^\uFEFFid,kind,email,name,payload\.phone,.*,suspicious,deliveries$/);
  expect(cells).toMatch(/,application,lou@example\.com,'=1\+1,'\+1 612 555 0100,Northside/);
  expect(JSON.parse(await leads('--json', '--kind', 'demo'))).toEqual([]);
  expect(JSON.parse(await leads('--json', '--since', '2100-01-01'))).toEqual([]);
  expect(await leads('stats')).toMatch(/^LEADS\n[^]+ application +│ 1 [^]+\nDAY/);
  expect(await leads('retry')).toMatch(/: 0\n$/);
  expect(await leads('forget', '--help')).toContain('erase a person');
  const many = Array.from({ length: 50 }, (_, index) => signUp(url, `${index}@example.com`));
  for (const list of await Promise.all([leads('--json'), leads('--json')]))
    expect(list).toContain(louBody.email);
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
});

it('leads reads a Postgres server, and the answer without leads is no error', async () => {
  const { stdout } = await runCommand('leads.ts', [], { DATABASE_URL: await serverDatabase() });
  expect(stdout).toMatch(/^0 leads found in 127\.0\.0\.1:\d+\/test_/);
  expect(await runLeads('--data', `${temporaryFolder()}/missing`)).toMatch(/^0 leads found/);
});

it.each([
  ['leads', ['fly'], 2, /unknown command 'fly'|too many arguments/],
  ['leads', ['--stats'], 2, /unknown option '--stats'/],
  ['leads', ['forget', 'sam@example.com', '--kind', 'demo'], 2, /unknown option '--kind'/],
  ['leads', ['forget', 'sam@example.com', 'more'], 2, /too many arguments/],
  ['leads', ['forget'], 2, /missing required argument/],
  ['leads', ['forget', 'nonsense'], 2, /such as sam@example\.com/],
  ['leads', ['--since', '2025-02-30'], 2, /such as 2025-08-01/],
  ['leads', ['--csv', '--json'], 2, /cannot be used with/],
  ['leads', ['export', 'lou@example.com'], 3, /^No lead has the address lou@example\.com\.\n$/],
  ['serve', ['--port', 'many'], 2, /such as 4173/],
  ['serve', ['--nonsense'], 2, /unknown option/],
  ['serve', ['--rate-limit', 'x'], 1, /^RATE_LIMIT: expected/],
])('%s %j exits with %i and one line', async (command, args, status, line) => {
  const result = await runCommand(`${command}.ts`, [...args, '--data', '/nowhere']);
  expect(result).toEqual({ code: status, stdout: '', stderr: expect.stringMatching(line) });
  expect(result.stderr).toMatch(/^[^\n]+\n$/);
});

it.each([
  ['Lee, Sam "Iron"', '"Lee, Sam ""Iron"""'],
  ['Sam\nLee', '"Sam\nLee"'],
  ['=1+1', "'=1+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\tSam', "'\tSam"],
  ['\rSam', `"'\rSam"`],
  ['＝1+1', "'＝1+1"],
  [' =1', " '=1"],
  ['a;=1', "a;'=1"],
  ['a\n=1', `"a\n'=1"`],
  ['a,+1', `"a,'+1"`],
  ['a=b', 'a=b'],
])('CSV has the name %j as %s', (name, cell) => {
  expect(formatCsv([{ kind: 'demo', name }])).toBe(`\uFEFFkind,name\r\ndemo,${cell}\r\n`);
});

it('a lead is a row of all its texts, with the latest state for each target', () => {
  const row = rowOf({
    id: '1',
    kind: 'demo',
    email: 'kim@example.com',
    name: 'Kim',
    payload: { gym: 'Northside', windows: ['2025-08-05T15:30:00.000Z'] },
    attribution: { first: { utm_source: 'news' } },
    reasons: ['too_fast'],
    createdAt: '2025-08-04T12:00:00.000Z',
    subscribedAt: null,
    unsubscribedAt: null,
    deliveries: (['failed', 'delivered'] as const).map((state) => ({
      target: 'chat',
      event: 'requested',
      state,
      attempts: 1,
      dueAt: null,
      error: null,
    })),
  });
  expect(formatCsv([{ name: 'Sam' }, row]).split('\r\n')).toEqual([
    '\uFEFFname,id,kind,email,payload.gym,payload.windows.0,attribution.first.utm_source,createdAt,suspicious,deliveries',
    'Sam,,,,,,,,,',
    'Kim,1,demo,kim@example.com,Northside,2025-08-05T15:30:00.000Z,news,2025-08-04T12:00:00.000Z,too_fast,chat delivered',
    '',
  ]);
});
