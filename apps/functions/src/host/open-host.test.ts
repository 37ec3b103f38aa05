import { once } from 'node:events';
import { fsyncSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { leadFunctionPath } from '@cornerbell/api/schema';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openPostgres } from '../database.ts';
import { serverDatabase, temporaryDataFolder, temporaryFolder } from '../testing/temporary.ts';
import { runLeads } from '../testing/host.ts';
import { administer } from '../testing/postgres.ts';
import { post, recorder, running, samBody } from '../testing/running.ts';
import { databaseIn } from './data-folder.ts';
import { migrate } from './open-database.ts';
import { openHost, type HostOptions } from './open-host.ts';
import { openPglite } from './pglite.ts';

async function hostOf(options: Partial<HostOptions> = {}) {
  const dataDir = options.dataDir ?? (await temporaryDataFolder());
  const host = await openHost({ port: 0, log: () => {}, ...options, dataDir });
  onTestFinished(() => host.close());
  const signUp = (email: string) => fetch(host.url + leadFunctionPath, post({ ...samBody, email }));
  const leads = (...args: string[]) => runLeads(...args, '--data', dataDir);
  return { host, dataDir, signUp, leads };
}

/** The files in a folder, with their contents. */
async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

it('shows sign-ups to commands while it runs and afterwards', async () => {
  const { host, signUp, leads } = await hostOf({
    siteDir: await temporaryFolder({ 'index.html': 'Home' }),
  });
  expect((await signUp('early@example.com')).status).toBe(200);
  expect(await (await fetch(host.url)).text()).toBe('Home');
  for (const path of ['/healthz', '/readyz'])
    expect((await fetch(host.url + path)).status).toBe(200);
  const emails = async () =>
    JSON.parse(await leads('--json')).map(({ email }: { email: string }) => email);
  // Beside requests of the host itself.
  const both = await Promise.all([
    emails(),
    ...[1, 2, 3].map((n) => signUp(`${n}@example.com`)),
    emails(),
  ]);
  expect(both[0]).toContain('early@example.com');
  await host.close();
  expect((await emails()).toSorted()).toEqual([
    '1@example.com',
    '2@example.com',
    '3@example.com',
    'early@example.com',
  ]);
});

it('erases a person, in any spelling of the address, without a trace on the disk', async () => {
  const { host, dataDir, signUp, leads } = await hostOf({ targets: [recorder()] });
  await signUp('Info@Mu\u0308ller.example');
  const isOnDisk = async () => {
    for (const file of await filesIn(dataDir))
      if ((await readFile(file, 'latin1').catch(() => '')).includes('xn--mller-kva')) return true;
    return false;
  };
  expect(await isOnDisk()).toBe(true);
  expect(JSON.parse(await leads('export', 'info@müller.example'))).toMatchObject([{ name: 'Sam' }]);
  expect(await leads('forget', 'info@müller.example')).toMatch(
    /^1 lead of info@xn--mller-kva\.example erased /,
  );
  expect(await isOnDisk()).toBe(false);
  await expect(leads('forget', 'info@müller.example')).rejects.toThrow('No lead has the address');
  await host.close();
  expect(await isOnDisk()).toBe(false);
});

it(
  'lets one host in, even if the lock was deleted, and keeps its files to itself',
  { timeout: 240_000 },
  async () => {
    const dataDir = join(await temporaryFolder(), 'new');
    const { host } = await hostOf({ dataDir });
    await expect(hostOf({ dataDir })).rejects.toThrow('is in use');
    const modes = await Promise.all(
      (await filesIn(dataDir)).map(async (file) => (await stat(file)).mode & 0o077),
    );
    expect(modes.length).toBeGreaterThan(500);
    expect(modes.filter((mode) => mode !== 0)).toEqual([]);
    await rm(join(dataDir, 'lock'));
    await expect(hostOf({ dataDir })).rejects.toThrow('lock was deleted');
    await host.close();
    const port = Number(new URL((await hostOf()).host.url).port);
    await writeFile(join(dataDir, 'lock'), '');
    await expect(hostOf({ dataDir, port })).rejects.toThrow(`Port ${port} cannot be used`);
    await hostOf({ dataDir });
  },
);

it('says which database is broken', async () => {
  const dataDir = await temporaryFolder({ lock: '', 'postgres/PG_VERSION': 'nonsense' });
  await expect(hostOf({ dataDir })).rejects.toThrow(`${dataDir} cannot be opened`);
});

it('answers 200 visitors at once, and closes connections on which nothing is sent', async () => {
  const { host } = await hostOf();
  const port = Number(new URL(host.url).port);
  const open = async (number: number) => {
    const sockets = Array.from({ length: number }, () => connect(port, '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => {});
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    // Time for the host to accept them.
    await setTimeout(200);
    return sockets;
  };
  const [idle, visitors] = [await open(400), await open(200)];
  const answers = visitors.map((socket) => {
    socket.end('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    return text(socket);
  });
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 /);
  for (const socket of idle) socket.resume();
  await expect
    .poll(() => idle.filter(({ destroyed }) => !destroyed).length, { timeout: 10_000 })
    .toBe(0);
});

it('notifies a healthy target of every lead within a second, beside one that hangs', async () => {
  const [crm, hook] = [recorder(), recorder('webhook')];
  crm.answer = () => new Promise(() => {});
  const { signUp } = await hostOf({ targets: [crm, hook], rateLimit: 0 });
  const leads = Number(process.env['LEADS'] ?? 5);
  for (let index = 1; index <= leads; index += 1) {
    const start = performance.now();
    await signUp(`${index}@example.com`);
    await expect.poll(() => hook.received.length, { interval: 5, timeout: 5000 }).toBe(index);
    expect(performance.now() - start).toBeLessThan(1000);
    await setTimeout(1000);
  }
  expect(crm.received.length).toBeGreaterThan(0);
});

it('changes nothing and reads no body by HEAD, OPTIONS or PUT, at any address', async () => {
  const confirmation = recorder('confirmation');
  const dataDir = await temporaryDataFolder();
  const siteDir = await temporaryFolder({ 'index.html': 'Home' });
  const { host, signUp, leads } = await hostOf({
    dataDir,
    siteDir,
    targets: [confirmation],
    rateLimit: 0,
  });
  await signUp(samBody.email);
  await expect.poll(() => confirmation.received.length).toBe(1);
  const [mail] = confirmation.received;
  const before = await leads('--json');
  for (const path of [
    '',
    `/confirm?token=${mail?.confirmToken}`,
    `/unsubscribe?token=${mail?.unsubscribeToken}`,
  ]) {
    for (const [method, statuses] of [
      ['HEAD', [200, 405]],
      ['GET', [200, 405]],
      ['OPTIONS', [204, 405]],
      ['PUT', [405]],
    ] as const) {
      const body = method === 'PUT' ? JSON.stringify(samBody) : null;
      const { status } = await fetch(host.url + leadFunctionPath + path, { method, body });
      expect(statuses).toContain(status);
    }
  }
  for (const path of ['/', '/healthz', '/readyz', '/nowhere']) {
    const { status } = await fetch(host.url + path, { method: 'HEAD' });
    expect(status).toBe(path === '/nowhere' ? 404 : 200);
    for (const method of ['OPTIONS', 'PUT', 'DELETE'])
      expect((await fetch(host.url + path, { method })).status).toBe(405);
  }
  expect(await leads('--json')).toBe(before);
});

it('says whether the database answers, and asks it once a second however many want to know', async () => {
  const query = vi.spyOn(PGlite.prototype, 'exec');
  onTestFinished(() => query.mockRestore());
  const { host } = await hostOf();
  const start = performance.now();
  const ask = () => fetch(`${host.url}/readyz`);
  const answers = await Promise.all(Array.from({ length: 200 }, ask));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const queries = query.mock.calls.filter(([statement]) => statement === 'select 1').length;
  expect(queries).toBeGreaterThan(0);
  expect(queries).toBeLessThanOrEqual(1 + (performance.now() - start) / 1000);
  query.mockRejectedValue(new Error('The disk is on fire.'));
  await setTimeout(1000);
  const away = await ask();
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
});

it('has a change on the disk before it resolves, and recovers with a disk that failed', async () => {
  let flushes = 0;
  let isBroken = false;
  const database = await openPglite(databaseIn(await temporaryDataFolder()), (descriptor) => {
    if (isBroken) throw new Error('EIO: i/o error, fsync');
    flushes += 1;
    fsyncSync(descriptor);
  });
  onTestFinished(() => database.close());
  await database.query('create table t (x int)');
  flushes = 0;
  await database.query('insert into t values (0)');
  expect(flushes).toBeGreaterThan(0);
  isBroken = true;
  const refused = [1, 2].map((x) => database.query('insert into t values ($1)', [x]));
  await expect(refused[0]).rejects.toThrow('could not fsync file');
  // It waited behind the first, and the database cannot restart on that disk.
  await expect(refused[1]).rejects.toThrow(/./);
  isBroken = false;
  await database.query('insert into t values (3)');
  expect((await database.query('select x from t where x in (0, 3)')).rows).toEqual([
    { x: 0 },
    { x: 3 },
  ]);
});

it('gives the public role nothing, even after GRANT ALL, and the function’s role rows only', async () => {
  const url = await serverDatabase('template0');
  const database = openPostgres(url, () => {});
  onTestFinished(() => database.close());
  await database.query(
    `do $$ begin create role anon nologin; exception when duplicate_object then null; end $$`,
  );
  await database.query('alter default privileges grant all on tables to anon');
  // Applied once, also if Supabase's command line did it.
  for (const _ of [1, 2]) await migrate(database);
  const { call } = running(database, { targets: [recorder()] });
  await call(post({ ...samBody, idempotencyKey: '6ba7b810-9dad-41d1-80b4-00c04fd430c8' }));
  await database.query('grant usage on schema cornerbell to anon');
  await database.query('grant all on all tables in schema cornerbell to anon');
  const as = (role: string, statement: string) => administer(url, `set role ${role}`, statement);
  const tables = await administer(
    url,
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'cornerbell'::regnamespace`,
  );
  expect(tables).toHaveLength(5);
  for (const { name } of tables) {
    expect(await administer(url, `select 1 from ${name}`)).not.toEqual([]);
    expect(await as('anon', `select * from ${name}`)).toEqual([]);
    expect(await as('anon', `delete from ${name} returning 1`)).toEqual([]);
    for (const role of ['anon', 'cornerbell_function'])
      await expect(as(role, `truncate ${name} cascade`)).rejects.toThrow('permission denied');
  }
  await expect(as('anon', 'insert into cornerbell.notices values (now())')).rejects.toThrow(
    'row-level security',
  );
  await expect(as('cornerbell_function', 'create table cornerbell.t ()')).rejects.toThrow(
    'permission denied',
  );
});
