import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { databaseIn } from './host/data-folder.ts';
import { withLeads, type DatabaseLocation } from './host/open-database.ts';
import { listLeads } from './leads.ts';
import { temporaryDataFolder, temporaryFolder } from './testing/temporary.ts';
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

describe('under 50 visitors', { timeout }, () => {
  it.each([
    ['PGlite', 'killed', 'host'],
    ['PostgreSQL', 'killed', 'host'],
    ['PostgreSQL', 'stopped', 'server'],
    ['PostgreSQL', 'killed', 'server'],
    ['PostgreSQL', 'frozen', 'server'],
  ])('on %s, a %s %s loses and doubles no lead', async (engine, how, what) => {
    const cluster =
      engine === 'PostgreSQL'
        ? await createCluster(inject('programs'), join(await temporaryFolder(), 'data'))
        : undefined;
    onTestFinished(() => cluster?.end());
    const dataDir = cluster ? '' : await temporaryDataFolder();
    const delivered = new Map<unknown, Set<unknown>>();
    const hook = await fakeServer(({ body, headers }) => {
      const { email } = Object(body['data']);
      delivered.set(email, (delivered.get(email) ?? new Set()).add(headers['webhook-id']));
      return { body: {} };
    });
    const start = () =>
      startHost(cluster ? [] : ['--data', dataDir], {
        DATABASE_URL: cluster?.url ?? '',
        ...webhookVariables(hook.url),
      });
    let host = await start();
    const strike = () => {
      if (what === 'host') return kill(host.process);
      return how === 'frozen'
        ? cluster?.signal('SIGSTOP')
        : cluster?.end(how === 'stopped' ? 'stop' : 'kill');
    };
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      acknowledged.push(...(await strikeAmid(host.url, `${round}`, strike)));
      const whileAway = await signUp(host.url, 'away@example.com');
      expect(whileAway).toBe(what === 'host' ? undefined : 503);
      if (what === 'host') host = await start();
      else if (how === 'frozen') cluster?.signal('SIGCONT');
      else await cluster?.start();
      const back = `back-${round}@example.com`;
      await vi.waitUntil(async () => (await signUp(host.url, back)) === 200, 60_000);
      acknowledged.push(back);
    }
    const location = { dataDir, databaseUrl: cluster?.url };
    const stored = await expectKept(location, acknowledged);
    // Those that were being sent when something ended are leased for two minutes.
    await withLeads(location, (sql) =>
      sql.query('update cornerbell.deliveries set due_at = now() where due_at is not null'),
    );
    await expect.poll(() => delivered.size, { timeout: 300_000, interval: 100 }).toBe(stored);
    expect([...delivered.values()].filter((ids) => ids.size > 1)).toEqual([]);
    console.info(
      `${engine}, ${how} ${what}, ${rounds} rounds: ${acknowledged.length} acknowledged, ${stored} stored, ${delivered.size} delivered`,
    );
  });
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

it(
  'with a full disk: 503, nothing acknowledged is lost, and it recovers',
  { timeout },
  async ({ skip }) => {
    const disk = await smallDisk(160);
    if (disk === undefined) return skip('No small disk can be mounted here.');
    const dataDir = join(disk, 'leads');
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'lock'), '');
    cpSync(inject('template'), databaseIn(dataDir), { recursive: true });
    const host = await startHost(['--data', dataDir]);
    const acknowledged = await fillAndApply(disk, host.url);
    const last = 'last@example.com';
    await vi.waitUntil(async () => (await signUp(host.url, last)) === 200, 60_000);
    await kill(host.process);
    await expectKept({ dataDir }, [...acknowledged, last]);
  },
);
