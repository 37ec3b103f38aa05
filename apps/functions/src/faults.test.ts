import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { databaseIn } from './host/data-folder.ts';
import { withLeads, type DatabaseLocation } from './host/open-database.ts';
import { listLeads } from './leads.ts';
import { serverDatabase, temporaryDataFolder, temporaryFolder } from './testing/temporary.ts';
import { fakeServer, webhookVariables } from './testing/fakes.ts';
import { kill, signUp, startHost, strikeAmid } from './testing/host.ts';
import { createCluster } from './testing/postgres.ts';
import { louBody } from './testing/running.ts';

const timeout = 1_200_000;

/** How often something is killed; `ROUNDS=20` for the trial of the README. */
const rounds = Number(process.env['ROUNDS'] ?? 2);

/** Expects every acknowledged address to be stored once. */
async function expectKept(location: DatabaseLocation, acknowledged: readonly string[]) {
  const stored =
    (await withLeads(location, (sql) => listLeads(sql)))?.map(({ email }) => email) ?? [];
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(stored).toEqual(expect.arrayContaining([...acknowledged]));
  expect(new Set(stored).size).toBe(stored.length);
  return stored.length;
}

describe('kill -9 under 50 visitors', { timeout }, () => {
  it.each(['PGlite', 'PostgreSQL'])('of a host on %s loses and doubles no lead', async (engine) => {
    const isLocal = engine === 'PGlite';
    const dataDir = isLocal ? await temporaryDataFolder() : '';
    const databaseUrl = isLocal ? undefined : await serverDatabase();
    const delivered = new Map<unknown, Set<unknown>>();
    const hook = await fakeServer(({ body, headers }) => {
      const { email } = Object(body['data']);
      delivered.set(email, (delivered.get(email) ?? new Set()).add(headers['webhook-id']));
      return { body: {} };
    });
    const start = () =>
      startHost(isLocal ? ['--data', dataDir] : [], {
        DATABASE_URL: databaseUrl ?? '',
        ...webhookVariables(hook.url),
      });
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const host = await start();
      acknowledged.push(...(await strikeAmid(host.url, `${round}`, () => kill(host.process))));
    }
    const stored = await expectKept({ dataDir, databaseUrl }, acknowledged);
    // Those that were being sent when a host was killed are leased for two minutes.
    await withLeads({ dataDir, databaseUrl }, (sql) =>
      sql.query('update cornerbell.deliveries set due_at = now() where due_at is not null'),
    );
    const host = await start();
    await expect.poll(() => delivered.size, { timeout: 300_000, interval: 100 }).toBe(stored);
    await kill(host.process);
    expect([...delivered.values()].filter((ids) => ids.size > 1)).toEqual([]);
    console.info(
      `${engine}, ${rounds} rounds: ${acknowledged.length} acknowledged, ${stored} stored, ${delivered.size} delivered`,
    );
  });
});

describe('PostgreSQL under 50 visitors', { timeout }, () => {
  it.each(['killed', 'frozen'])(
    '%s: 503, no acknowledged lead is lost, and the host recovers',
    async (how) => {
      const data = join(await temporaryFolder(), 'data');
      let cluster = await createCluster(inject('programs'), data);
      onTestFinished(() => cluster.kill());
      const host = await startHost([], { DATABASE_URL: cluster.url });
      const acknowledged: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const strike = () => (how === 'killed' ? cluster.kill() : cluster.signal('SIGSTOP'));
        acknowledged.push(...(await strikeAmid(host.url, `${round}`, strike)));
        expect(await signUp(host.url, 'away@example.com')).toBe(503);
        if (how === 'killed') cluster = await cluster.restart();
        else cluster.signal('SIGCONT');
        const back = `back-${round}@example.com`;
        await vi.waitUntil(async () => (await signUp(host.url, back)) === 200, 60_000);
        acknowledged.push(back);
      }
      const stored = await expectKept({ dataDir: '', databaseUrl: cluster.url }, acknowledged);
      console.info(
        `${how}, ${rounds} rounds: ${acknowledged.length} acknowledged, ${stored} stored`,
      );
    },
  );
});

/** Mounts a small disk; undefined if this machine does not allow it. Unmounted after its test. */
async function smallDisk(megabytes: number): Promise<string | undefined> {
  const disk = await mkdtemp(join(tmpdir(), 'cornerbell-disk-'));
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
  onTestFinished(async () => {
    // Processes that still write there end soon.
    if (mount.status === 0)
      await vi.waitUntil(() => spawnSync('umount', [disk]).status === 0, 20_000);
    await rmdir(disk);
  });
  return mount.status === 0 ? disk : undefined;
}

/** Fills a disk but for a megabyte and sends long applications until one is refused; returns the acknowledged ones. */
async function fillAndApply(disk: string, url: string): Promise<string[]> {
  const { bavail, bsize } = await statfs(disk);
  const filler = join(disk, 'filler');
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - 1_000_000)));
  const acknowledged: string[] = [];
  let status: number | undefined;
  for (let next = 0; status === undefined || status === 200; next += 1) {
    // Random, so that compression does not shorten it.
    const message = Buffer.from(crypto.getRandomValues(new Uint8Array(2200))).toString('base64');
    const email = `${next}@example.com`;
    status = await signUp(url, email, { ...louBody, message });
    if (status === 200) acknowledged.push(email);
  }
  expect(status).toBe(503);
  await rm(filler);
  return acknowledged;
}

describe('a full disk', { timeout }, () => {
  it.for(['PGlite', 'PostgreSQL'])(
    'under %s: 503, nothing acknowledged is lost, and it recovers',
    async (engine, { skip }) => {
      const disk = await smallDisk(engine === 'PGlite' ? 160 : 200);
      if (disk === undefined) return skip('No small disk can be mounted here.');
      const dataDir = join(disk, 'leads');
      if (engine === 'PGlite') {
        await mkdir(dataDir);
        await writeFile(join(dataDir, 'lock'), '');
        cpSync(inject('template'), databaseIn(dataDir), { recursive: true });
      }
      const settings = { max_wal_size: '48MB', min_wal_size: '32MB' };
      let cluster =
        engine === 'PGlite'
          ? undefined
          : await createCluster(inject('programs'), join(disk, 'data'), settings);
      onTestFinished(() => cluster?.kill());
      const host = cluster
        ? await startHost([], { DATABASE_URL: cluster.url })
        : await startHost(['--data', dataDir]);
      const acknowledged = await fillAndApply(disk, host.url);
      await setTimeout(1000);
      // A server that could not write its log has ended.
      if (cluster?.hasEnded()) cluster = await cluster.restart();
      const last = 'last@example.com';
      await vi.waitUntil(async () => (await signUp(host.url, last)) === 200, 60_000);
      await kill(host.process);
      await expectKept({ dataDir, databaseUrl: cluster?.url }, [...acknowledged, last]);
      await cluster?.kill();
    },
  );
});
