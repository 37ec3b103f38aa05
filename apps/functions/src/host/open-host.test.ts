import { once } from 'node:events';
import fs from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { leadFunctionPath } from '@cornerbell/api/schema';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openPostgres } from '../database.ts';
import { runLeads, signUp } from '../testing/servers.ts';
import { administer } from '../testing/postgres.ts';
import { post, recorder, running, samBody } from '../testing/running.ts';
import { serverDatabase, temporaryDataFolder, temporaryFolder } from '../testing/temporary.ts';
import { databaseIn } from './database.ts';
import { migrate } from './migrate.ts';
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
  const isOnDisk = async () => {
    for (const file of await filesIn(dataDir))
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
  const port = Number(new URL((await hostOf()).url).port);
  await writeFile(join(dataDir, 'lock'), '');
  await expect(hostOf({ dataDir, port })).rejects.toThrow(`Port ${port} cannot be used`);
  await hostOf({ dataDir });
});

it('says what is wrong with a broken folder, and with a copy without its empty folders', async () => {
  const dataDir = temporaryDataFolder();
  await rm(join(databaseIn(dataDir), 'pg_notify'), { recursive: true });
  await expect(hostOf({ dataDir })).rejects.toThrow('pg_notify is missing: a copy lacks');
  const broken = temporaryDataFolder();
  await writeFile(join(databaseIn(broken), 'PG_VERSION'), 'nonsense');
  await expect(hostOf({ dataDir: broken })).rejects.toThrow(`${broken} cannot be opened`);
});

it('answers 200 visitors at once, and closes connections on which nothing is sent', async () => {
  const { url } = await hostOf();
  const open = async (number: number) => {
    const sockets = Array.from({ length: number }, () => connect(Number(new URL(url).port)));
    for (const socket of sockets) socket.on('error', () => {});
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    return sockets;
  };
  const [idle, visitors] = [await open(400), await open(200)];
  const answers = visitors.map((socket) => {
    socket.end('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    return text(socket);
  });
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 /);
  for (const socket of idle) socket.resume();
  const left = () => idle.filter(({ destroyed }) => !destroyed).length;
  await expect.poll(left, { timeout: 10_000 }).toBe(0);
});

it('notifies a healthy target of every lead beside one that hangs', async () => {
  const [crm, hook] = [recorder(), recorder('webhook')];
  crm.answer = () => new Promise(() => {});
  const { url } = await hostOf({ targets: [crm, hook], rateLimit: 0 });
  for (const index of [1, 2, 3]) {
    await signUp(url, `${index}@example.com`);
    await expect.poll(() => hook.received.length).toBe(index);
  }
  expect(crm.received).toHaveLength(1);
});

it('changes nothing and reads no body by HEAD, OPTIONS or PUT, at any address', async () => {
  const confirmation = recorder('confirmation');
  const siteDir = temporaryFolder({ 'index.html': 'Home' });
  const { url, leads } = await hostOf({ siteDir, targets: [confirmation], rateLimit: 0 });
  await signUp(url, samBody.email);
  await expect.poll(() => confirmation.received.length).toBe(1);
  const [mail] = confirmation.received;
  const before = await leads('--json');
  const send = async (path: string, method: string) => {
    const body = method === 'PUT' ? JSON.stringify(samBody) : null;
    return (await fetch(url + path, { method, body, redirect: 'manual' })).status;
  };
  const links = [
    `confirm?token=${mail?.confirmToken}`,
    `unsubscribe?token=${mail?.unsubscribeToken}`,
  ];
  for (const path of [leadFunctionPath, ...links.map((link) => `${leadFunctionPath}/${link}`)]) {
    for (const method of ['HEAD', 'GET']) expect([303, 405]).toContain(await send(path, method));
    expect([204, 405]).toContain(await send(path, 'OPTIONS'));
    expect(await send(path, 'PUT')).toBe(405);
  }
  for (const path of ['/', '/healthz', '/readyz', '/nowhere']) {
    expect(await send(path, 'HEAD')).toBe(path === '/nowhere' ? 404 : 200);
    for (const method of ['OPTIONS', 'PUT', 'DELETE']) expect(await send(path, method)).toBe(405);
  }
  expect(await leads('--json')).toBe(before);
});

it('says whether leads can be stored, and asks it once a second however many want to know', async () => {
  const query = vi.spyOn(PGlite.prototype, 'exec');
  onTestFinished(() => query.mockRestore());
  const { url } = await hostOf();
  const start = performance.now();
  const ask = async () => {
    const { status, headers } = await fetch(`${url}/readyz`);
    return [status, headers.get('retry-after')];
  };
  const answers = await Promise.all(Array.from({ length: 200 }, ask));
  for (const answer of answers) expect(answer).toEqual([200, null]);
  const queries = query.mock.calls.filter(([statement]) =>
    statement.includes('where false'),
  ).length;
  expect(queries).toBeLessThanOrEqual(2 + (performance.now() - start) / 1000);
  query.mockRejectedValue(new Error('The disk is on fire.'));
  await expect.poll(ask, { timeout: 5000 }).toEqual([503, '30']);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

it('has a change on the disk before it resolves, and recovers with a disk that failed', async () => {
  const database = await openPglite(databaseIn(temporaryDataFolder()));
  onTestFinished(() => database.close());
  const flush = vi.spyOn(fs, 'fsyncSync');
  onTestFinished(() => flush.mockRestore());
  await database.query('create table t (x int)');
  flush.mockClear();
  await database.query('insert into t values (0)');
  expect(flush).toHaveBeenCalled();
  flush.mockImplementation(() => {
    throw new Error('EIO: i/o error, fsync');
  });
  const refused = [1, 2].map((x) => database.query('insert into t values ($1)', [x]));
  await expect(refused[0]).rejects.toThrow('could not fsync file');
  // It waited behind the first, and the database cannot restart on that disk.
  await expect(refused[1]).rejects.toThrow(/./);
  flush.mockRestore();
  await database.query('insert into t values (3)');
  const { rows } = await database.query('select x from t where x in (0, 3)');
  expect(rows).toEqual([{ x: 0 }, { x: 3 }]);
});

it('gives the public role nothing, even after GRANT ALL, and the function’s role rows only', async () => {
  const url = await serverDatabase('template0');
  const database = openPostgres(url, () => {});
  onTestFinished(() => database.close());
  await database.query(
    `do $$ begin create role anon nologin; exception when duplicate_object then null; end $$;
     alter default privileges grant all on tables to anon`,
  );
  // Applied once, also if Supabase's command line did it.
  for (const _ of [1, 2]) await migrate(database);
  const { call } = running(database, { targets: [recorder()] });
  await call(post({ ...samBody, idempotencyKey: '6ba7b810-9dad-41d1-80b4-00c04fd430c8' }));
  await database.query(
    `insert into cornerbell.mailboxes (fingerprint) values ('');
     insert into cornerbell.pauses values ('webhook', now());
     grant usage on schema cornerbell to anon; grant all on all tables in schema cornerbell to anon`,
  );
  const as = (role: string, statement: string) => administer(url, `set role ${role}`, statement);
  const tables = await administer(
    url,
    `select format('cornerbell.%I', tablename) as name from pg_tables where schemaname = 'cornerbell'`,
  );
  expect(tables.length).toBeGreaterThan(0);
  for (const { name } of tables) {
    expect(await administer(url, `select 1 from ${name}`)).not.toEqual([]);
    expect(await as('anon', `select * from ${name}`)).toEqual([]);
    expect(await as('anon', `delete from ${name} returning 1`)).toEqual([]);
    for (const role of ['anon', 'cornerbell_function'])
      await expect(as(role, `truncate ${name} cascade`)).rejects.toThrow('permission denied');
  }
  const add = 'insert into cornerbell.notices values (now())';
  await expect(as('anon', add)).rejects.toThrow('row-level security');
  const create = 'create table cornerbell.t ()';
  await expect(as('cornerbell_function', create)).rejects.toThrow('permission denied');
});
