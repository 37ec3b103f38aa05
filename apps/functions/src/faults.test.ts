import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openDatabase, withLeads, type DatabaseLocation } from './host/database.ts';
import { createCluster } from './testing/postgres.ts';
import { louBody } from './testing/running.ts';
import { fakeServer, kill, signUp, startHost } from './testing/servers.ts';
import { temporaryDataFolder, temporaryFolder } from './testing/temporary.ts';

/** How often something is killed; `ROUNDS=20` for the trial of the README. */
const rounds = Number(process.env['ROUNDS'] ?? 1);

/** Strikes while 50 visitors sign up; resolves with the addresses that were acknowledged. */
async function strikeAmid(url: string, round: number, strike: () => Promise<void> | void) {
  const acknowledged: string[] = [];
  const visitor = async (_: unknown, number: number) => {
    for (let next = 0; ; next += 1) {
      const email = `${round}-${number}-${next}@example.com`;
      if ((await signUp(url, email)) !== 200) return;
      acknowledged.push(email);
    }
  };
  const visitors = Promise.all(Array.from({ length: 50 }, visitor));
  await vi.waitUntil(() => acknowledged.length >= 50, { timeout: 60_000, interval: 5 });
  await strike();
  await visitors;
  return acknowledged;
}

/** Expects every acknowledged address to be stored once; resolves with how many are stored. */
async function expectKept(location: DatabaseLocation, acknowledged: readonly string[]) {
  const leads = await withLeads(location, ({ list }) => list());
  const stored = leads.map(({ email }) => email);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(stored).toEqual(expect.arrayContaining([...acknowledged]));
  expect(new Set(stored).size).toBe(stored.length);
  return stored.length;
}

describe('under 50 visitors', { timeout: 1_200_000 }, () => {
  it.each([
    ['PGlite', 'killed', 'host'],
    ['PostgreSQL', 'killed', 'host'],
    ['PostgreSQL', 'stopped', 'server'],
    ['PostgreSQL', 'killed', 'server'],
    ['PostgreSQL', 'frozen', 'server'],
  ])('on %s, a %s %s loses and doubles no lead', async (engine, how, what) => {
    const cluster =
      engine === 'PostgreSQL'
        ? await createCluster(inject('programs'), join(temporaryFolder(), 'data'))
        : undefined;
    onTestFinished(() => cluster?.end());
    const location = { dataDir: cluster ? '' : temporaryDataFolder(), databaseUrl: cluster?.url };
    const delivered = new Map<unknown, Set<unknown>>();
    const hook = await fakeServer(({ body, headers }) => {
      const { email } = Object(body['data']);
      delivered.set(email, (delivered.get(email) ?? new Set()).add(headers['webhook-id']));
      return Response.json({});
    });
    const variables = { DATABASE_URL: cluster?.url ?? '', ...hook.variables };
    const start = () => startHost(cluster ? [] : ['--data', location.dataDir], variables);
    let host = await start();
    const strike = () => {
      if (what === 'host') return kill(host.process);
      if (how === 'frozen') return cluster?.signal('SIGSTOP');
      return cluster?.end(how === 'stopped' ? 'stop' : 'kill');
    };
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      acknowledged.push(...(await strikeAmid(host.url, round, strike)));
      const whileAway = await signUp(host.url, 'away@example.com');
      expect(whileAway).toBe(what === 'host' ? undefined : 503);
      if (what === 'host') host = await start();
      else if (how === 'frozen') cluster?.signal('SIGCONT');
      else await cluster?.start();
      const back = `back-${round}@example.com`;
      await vi.waitUntil(async () => (await signUp(host.url, back)) === 200, 60_000);
      acknowledged.push(back);
    }
    const stored = await expectKept(location, acknowledged);
    // Those that were being sent when something ended are leased for two minutes.
    await kill(host.process);
    const { query, close } = await openDatabase(location, () => {});
    await query('update cornerbell.deliveries set due_at = now() where due_at is not null');
    await close();
    await start();
    await expect.poll(() => delivered.size, { timeout: 300_000, interval: 100 }).toBe(stored);
    expect([...delivered.values()].filter((ids) => ids.size > 1)).toEqual([]);
    console.info(
      `${engine}, ${how} ${what}, ${rounds} rounds: ${acknowledged.length} acknowledged, ${stored} stored, ${delivered.size} delivered`,
    );
  });
});

/** Mounts a small disk; undefined if this machine does not allow it. Unmounted after its test. */
function smallDisk(megabytes: number): string | undefined {
  const disk = mkdtempSync(join(tmpdir(), 'cornerbell-disk-'));
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
  onTestFinished(async () => {
    // Processes that still write there end soon.
    if (mount.status === 0)
      await vi.waitUntil(() => spawnSync('umount', [disk]).status === 0, 20_000);
    rmdirSync(disk);
  });
  return mount.status === 0 ? disk : undefined;
}

it('with a full disk: 503, nothing acknowledged is lost, and it recovers', async ({ skip }) => {
  const disk = smallDisk(160);
  if (disk === undefined) return skip('No small disk can be mounted here.');
  const dataDir = join(disk, 'leads');
  cpSync(inject('template'), dataDir, { recursive: true });
  const { process: host, url } = await startHost(['--data', dataDir]);
  const filler = join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 1_000_000)));
  const acknowledged: string[] = [];
  let next = 0;
  const apply = async () => {
    // Random, so that compression does not shorten it.
    const message = Buffer.from(crypto.getRandomValues(new Uint8Array(2200))).toString('base64');
    const email = `${(next += 1)}@example.com`;
    const status = await signUp(url, email, { ...louBody, message });
    if (status === 200) acknowledged.push(email);
    return status;
  };
  await expect.poll(apply, { timeout: 60_000, interval: 1 }).toBe(503);
  rmSync(filler);
  await vi.waitUntil(async () => (await apply()) === 200, 60_000);
  await kill(host);
  await expectKept({ dataDir }, acknowledged);
});
