import { once } from 'node:events';
import fs from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { leadFunctionPath } from '@cornerbell/api/schema';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeServer, runLeads, signUp } from '../testing/servers.ts';
import { administer } from '../testing/postgres.ts';
import { hanging, recorder, samBody } from '../testing/running.ts';
import { serverDatabase, temporaryDataFolder, temporaryFolder } from '../testing/temporary.ts';
import { databaseIn, withLeads } from './database.ts';
import { openHost, type HostOptions } from './open-host.ts';
import { openPglite } from './pglite.ts';

async function hostOf(options: Partial<HostOptions> = {}) {
  const dataDir = options.dataDir ?? temporaryDataFolder();
  const host = await openHost({ port: 0, log: () => {}, ...options, dataDir });
  onTestFinished(() => host.close());
  return { ...host, dataDir, leads: (...args: string[]) => runLeads(...args, '--data', dataDir) };
}

/** The files and folders in a folder. */
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).map((name) => join(folder, name));

it('erases a person, in any spelling of the address, without a trace on the disk', async () => {
  const { url, close, dataDir, leads } = await hostOf({ targets: [recorder()] });
  await signUp(url, 'Info@Mu\u0308ller.example');
  // Closing the lock's file here would unlock it, as this process is the host.
  const lock = join(dataDir, 'lock');
  const isOnDisk = async () => {
    for (const file of (await filesIn(dataDir)).filter((name) => name !== lock))
      if ((await readFile(file, 'latin1').catch(() => '')).includes('xn--mller-kva')) return true;
    return false;
  };
  expect(await isOnDisk()).toBe(true);
  expect(JSON.parse(await leads('export', 'info@müller.example'))).toMatchObject([{ name: 'Sam' }]);
  expect(await leads('forget', 'info@müller.example')).toMatch(/@xn--mller-kva\..+ erased .+: 1\./);
  expect(await isOnDisk()).toBe(false);
  await expect(leads('forget', 'info@müller.example')).rejects.toThrow('No lead has the address');
  await close();
  expect(await isOnDisk()).toBe(false);
});

it('lets one host in, even if the lock was deleted, and keeps its files to itself', async () => {
  const dataDir = join(temporaryFolder(), 'new');
  const { close } = await hostOf({ dataDir });
  await expect(hostOf({ dataDir })).rejects.toThrow('is in use');
  const files = await filesIn(dataDir);
  expect(files.length).toBeGreaterThan(500);
  const entries = await Promise.all(files.map((file) => stat(file)));
  const loose = entries.filter((entry) => !entry.isDirectory() && (entry.mode & 0o077) !== 0);
  expect(loose).toEqual([]);
  await rm(join(dataDir, 'lock'));
  await expect(hostOf({ dataDir })).rejects.toThrow('lock was deleted');
  await close();
  const port = Number(new URL((await fakeServer()).url).port);
  await writeFile(join(dataDir, 'lock'), '');
  await expect(hostOf({ dataDir, port })).rejects.toThrow(`Port ${port} cannot be used`);
  await hostOf({ dataDir });
});

it('says what is wrong with a broken folder, and with a copy without its empty folders', async () => {
  const dataDir = temporaryDataFolder();
  await rm(join(databaseIn(dataDir), 'pg_twophase'), { recursive: true });
  await expect(hostOf({ dataDir })).rejects.toThrow('pg_twophase is missing: a copy lacks');
  const broken = temporaryDataFolder();
  await writeFile(join(databaseIn(broken), 'PG_VERSION'), 'nonsense');
  await expect(hostOf({ dataDir: broken })).rejects.toThrow(`${broken} cannot be opened`);
});

it('answers 200 visitors at once, and closes connections on which nothing is sent', async () => {
  const { url } = await hostOf();
  const idle = Array.from({ length: 400 }, () => connect(Number(new URL(url).port)));
  await Promise.all(idle.map((socket) => once(socket.on('error', () => {}).resume(), 'connect')));
  const answers = await Promise.all(Array.from({ length: 200 }, () => fetch(`${url}/healthz`)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(200);
  const left = () => idle.filter(({ destroyed }) => !destroyed).length;
  await expect.poll(left).toBe(0);
});

it('notifies a healthy target of every lead beside one that hangs', async () => {
  const [crm, hook] = [recorder(), recorder('webhook')];
  crm.answer = hanging;
  const { url } = await hostOf({ targets: [crm, hook], rateLimit: 0 });
  for (const index of [1, 2, 3]) {
    await signUp(url, `${index}@example.com`);
    await expect.poll(() => hook.received.length).toBe(index);
  }
  expect(crm.received).toHaveLength(1);
});

it('changes nothing by HEAD, GET, OPTIONS or PUT, at any address', async () => {
  const confirmation = recorder('confirmation');
  const siteDir = temporaryFolder({ 'index.html': 'Home' });
  const { url, dataDir } = await hostOf({ siteDir, targets: [confirmation], rateLimit: 0 });
  const stored = () => withLeads({ dataDir }, ({ list }) => list());
  await signUp(url, samBody.email);
  await expect.poll(() => confirmation.received.length).toBe(1);
  const [mail] = confirmation.received;
  const before = await stored();
  const paths = [
    leadFunctionPath,
    `${leadFunctionPath}/confirm?token=${mail?.confirmToken}`,
    `${leadFunctionPath}/unsubscribe?token=${mail?.unsubscribeToken}`,
    '/',
    '/readyz',
    '/nowhere',
  ];
  for (const path of paths) {
    for (const method of ['HEAD', 'GET', 'OPTIONS', 'PUT', 'DELETE']) {
      const { status } = await fetch(url + path, { method, redirect: 'manual' });
      const allowed = ['HEAD', 'GET'].includes(method) ? [200, 303, 404, 405] : [204, 405];
      expect([path, method, allowed]).toEqual([path, method, expect.arrayContaining([status])]);
    }
  }
  expect(await stored()).toEqual(before);
});

it('says whether leads can be stored, and that it runs nevertheless', async () => {
  const { url } = await hostOf();
  const ask = async (path: string) => {
    const { status, headers } = await fetch(url + path);
    return [status, headers.get('retry-after')];
  };
  expect(await ask('/readyz')).toEqual([200, null]);
  const query = vi
    .spyOn(PGlite.prototype, 'exec')
    .mockRejectedValue(new Error('The disk is full.'));
  onTestFinished(() => query.mockRestore());
  await expect.poll(() => ask('/readyz')).toEqual([503, '30']);
  expect(await ask('/healthz')).toEqual([200, null]);
});

it.each([
  ['broken', 'fsyncSync', 'EIO', 'could not fsync file'],
  ['full', 'writeSync', 'ENOSPC', 'No space left on device'],
] as const)(
  'refuses changes on a disk that is %s, and recovers',
  async (_, name, code, message) => {
    const database = await openPglite(databaseIn(temporaryDataFolder()));
    onTestFinished(() => database.close());
    await database.query('create table t (x int); insert into t values (0)');
    const disk = vi.spyOn(fs, name).mockImplementation(() => {
      throw Object.assign(new Error(code), { code });
    });
    onTestFinished(() => disk.mockRestore());
    const refused = [1, 2].map((x) => database.query('insert into t values ($1)', [x]));
    await expect(refused[0]).rejects.toThrow(message);
    // It waited behind the first, and the database cannot restart on that disk.
    await expect(refused[1]).rejects.toThrow(/./);
    disk.mockRestore();
    await database.query('insert into t values (3)');
    const { rows } = await database.query('select x from t where x in (0, 3)');
    expect(rows).toEqual([{ x: 0 }, { x: 3 }]);
  },
);

it('gives the public role nothing, even after GRANT ALL, and the function’s role rows only', async () => {
  const url = await serverDatabase();
  const as = (role: string, statement: string) => administer(url, `set role ${role}`, statement);
  await administer(
    url,
    `do $$ begin create role anon nologin; exception when duplicate_object then null; end $$;
     insert into cornerbell.request_counts values ('');
     grant usage on schema cornerbell to anon; grant all on all tables in schema cornerbell to anon`,
  );
  const tables = await administer(
    url,
    `select format('cornerbell.%I', tablename) as name from pg_tables where schemaname = 'cornerbell'`,
  );
  expect(tables.length).toBeGreaterThan(0);
  for (const { name } of tables) {
    expect(await as('anon', `select * from ${name}`)).toEqual([]);
    for (const role of ['anon', 'cornerbell_function'])
      await expect(as(role, `truncate ${name} cascade`)).rejects.toThrow('permission denied');
    const rights = `select relrowsecurity from pg_class where oid = '${name}'::regclass`;
    expect(await administer(url, rights)).toEqual([{ relrowsecurity: true }]);
  }
  for (const table of ['notices', 'request_counts']) {
    expect(await as('cornerbell_function', `select 1 from cornerbell.${table}`)).toHaveLength(1);
    expect(await as('anon', `delete from cornerbell.${table} returning 1`)).toEqual([]);
  }
  const add = 'insert into cornerbell.notices values (now())';
  await expect(as('anon', add)).rejects.toThrow('row-level security');
  const create = 'create table cornerbell.t ()';
  await expect(as('cornerbell_function', create)).rejects.toThrow('permission denied');
});
