import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { claimDataFolder, databaseIn } from '../host/data-folder.ts';
import { withLeads } from '../host/with-leads.ts';
import { louBody } from '../testing/contract.ts';
import {
  emailsAt,
  emailsIn,
  expectKept,
  kill,
  signUp,
  startDatabase,
  startHost,
} from '../testing/sign-ups.ts';

const server = inject('postgres');
const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryMount();
const timeoutMs = 120_000;

if (!canMount)
  console.info('No small disk can be mounted here: the tests of a full disk are skipped.');

function mount(folder: string, megabytes: number): boolean {
  const size = `size=${megabytes}m`;
  return spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]).status === 0;
}

function tryMount(): boolean {
  const folder = spawnSync('mktemp', ['-d']).stdout.toString().trim();
  const isMounted = mount(folder, 1);
  if (isMounted) spawnSync('umount', [folder]);
  spawnSync('rmdir', [folder]);
  return isMounted;
}

/** A small disk, unmounted after its test. */
async function smallDisk(megabytes: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerbell-disk-'));
  expect(mount(folder, megabytes)).toBe(true);
  onTestFinished(async () => {
    // Processes that still write there end soon.
    await vi.waitUntil(() => spawnSync('umount', [folder]).status === 0, 20_000);
    await rmdir(folder);
  });
  await chmod(folder, 0o711);
  return folder;
}

/** Fills a disk except for `leaveBytes`; returns the file that fills it. */
async function fill(disk: string, leaveBytes: number): Promise<string> {
  const { bavail, bsize } = await statfs(disk);
  const file = join(disk, 'filler');
  await writeFile(file, Buffer.alloc(Math.max(0, Number(bavail) * Number(bsize) - leaveBytes)));
  return file;
}

/** Sends long applications until one is refused; returns the acknowledged ones. */
async function applyUntilRefused(url: string): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let group = 0; group < 400; group += 1) {
    const emails = Array.from({ length: 20 }, (_, index) => `${group}-${index}@example.com`);
    const statuses = await Promise.all(
      emails.map((email) => {
        // Random, so that compression does not shorten it.
        const message = Buffer.from(crypto.getRandomValues(new Uint8Array(2200))).toString(
          'base64',
        );
        return signUp(url, email, { ...louBody, message });
      }),
    );
    acknowledged.push(...emails.filter((_, index) => statuses[index] === 200));
    const refused = statuses.filter((status) => status !== 200);
    if (refused.length === 0) continue;
    expect(refused).toEqual(refused.map(() => 503));
    return acknowledged;
  }
  throw new Error('The disk was never full.');
}

it.skipIf(!canMount)('a read-only disk is reported in one line', async () => {
  const disk = await smallDisk(1);
  await mkdir(join(disk, 'there'));
  expect(spawnSync('mount', ['-o', 'remount,ro', disk]).status).toBe(0);
  for (const name of ['there', 'missing']) {
    const dataDir = join(disk, name);
    await expect(claimDataFolder(dataDir)).rejects.toThrow(`${dataDir} cannot be written to.`);
  }
});

describe.skipIf(!canMount)('a full disk', () => {
  it(
    'under PGlite: leads are refused, none acknowledged is lost, and it recovers',
    { timeout: timeoutMs },
    async () => {
      const disk = await smallDisk(160);
      const dataDir = join(disk, 'leads');
      await mkdir(dataDir);
      cpSync(inject('template'), databaseIn(dataDir), { recursive: true });
      const host = await startHost(['--data', dataDir]);
      expect(await signUp(host.url, 'first@example.com')).toBe(200);
      const filler = await fill(disk, 1_000_000);
      const acknowledged = await applyUntilRefused(host.url);
      await rm(filler);
      await vi.waitUntil(async () => (await signUp(host.url, 'last@example.com')) === 200, 30_000);
      await kill(host.process);
      const known = ['first@example.com', ...acknowledged, 'last@example.com'];
      expectKept(await withLeads(dataDir, emailsIn), known);
    },
  );

  it.skipIf(server?.bin === undefined)(
    'under PostgreSQL: leads are refused, none acknowledged is lost, and it recovers',
    { timeout: timeoutMs },
    async () => {
      const bin = server?.bin ?? '';
      const disk = await smallDisk(200);
      const settings = { max_wal_size: '48MB', min_wal_size: '32MB' };
      let cluster = await startDatabase(bin, disk, settings);
      onTestFinished(() => cluster.kill());
      const host = await startHost([], { DATABASE_URL: cluster.url });
      const filler = await fill(disk, 1_000_000);
      const acknowledged = await applyUntilRefused(host.url);
      await rm(filler);
      // A server that could not write its log has ended.
      if (cluster.process.exitCode !== null) cluster = await cluster.restart();
      await vi.waitUntil(async () => (await signUp(host.url, 'last@example.com')) === 200, 60_000);
      await kill(host.process);
      expectKept(await emailsAt(cluster.url), [...acknowledged, 'last@example.com']);
      await cluster.kill();
    },
  );
});
