import { chmod } from 'node:fs/promises';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { withLeads } from '../host/with-leads.ts';
import {
  emailsAt,
  emailsIn,
  expectKept,
  kill,
  signUp,
  startDatabase,
  startHost,
} from '../testing/sign-ups.ts';
import {
  temporaryDataFolder,
  temporaryFolder,
  temporaryServerDatabase,
} from '../testing/temporary.ts';

const server = inject('postgres');
const timeoutMs = 120_000;

/**
 * Kills while 50 visitors sign up, each until refused, as soon as 50 are acknowledged; resolves with the
 * acknowledged addresses.
 */
async function killAmid(url: string, name: string, strike: () => Promise<void>): Promise<string[]> {
  const acknowledged: string[] = [];
  const many = Promise.withResolvers<void>();
  let next = 0;
  async function visitor(): Promise<void> {
    for (;;) {
      const email = `${name}-${(next += 1)}@example.com`;
      if ((await signUp(url, email)) !== 200) return;
      acknowledged.push(email);
      if (acknowledged.length === 50) many.resolve();
    }
  }
  const visitors = Promise.all(Array.from({ length: 50 }, visitor));
  await Promise.race([many.promise, visitors]);
  await strike();
  await visitors;
  return acknowledged;
}

describe('kill -9 while 50 visitors sign up', () => {
  it('of a host with PGlite loses no acknowledged lead', { timeout: timeoutMs }, async () => {
    const dataDir = await temporaryDataFolder();
    const acknowledged: string[] = [];
    for (const round of ['a', 'b']) {
      const host = await startHost(['--data', dataDir]);
      acknowledged.push(...(await killAmid(host.url, round, () => kill(host.process))));
    }
    expectKept(await withLeads(dataDir, emailsIn), acknowledged);
  });

  it.skipIf(server === null)(
    'of a host with PostgreSQL loses no acknowledged lead',
    { timeout: timeoutMs },
    async () => {
      const DATABASE_URL = await temporaryServerDatabase();
      const acknowledged: string[] = [];
      for (const round of ['a', 'b']) {
        const host = await startHost([], { DATABASE_URL });
        acknowledged.push(...(await killAmid(host.url, round, () => kill(host.process))));
      }
      expectKept(await emailsAt(DATABASE_URL), acknowledged);
    },
  );

  it.skipIf(server?.bin === undefined)(
    'of PostgreSQL: 503 while it is down, no acknowledged lead is lost, and the host recovers',
    { timeout: timeoutMs },
    async () => {
      const bin = server?.bin ?? '';
      const folder = await temporaryFolder();
      await chmod(folder, 0o711);
      let cluster = await startDatabase(bin, folder);
      onTestFinished(() => cluster.kill());
      const host = await startHost([], { DATABASE_URL: cluster.url });
      const acknowledged: string[] = [];
      for (const round of ['a', 'b']) {
        acknowledged.push(...(await killAmid(host.url, round, () => cluster.kill())));
        expect(await signUp(host.url, 'away@example.com')).toBe(503);
        cluster = await cluster.restart();
        await vi.waitUntil(
          async () => (await signUp(host.url, `back-${round}@example.com`)) === 200,
          30_000,
        );
        acknowledged.push(`back-${round}@example.com`);
      }
      const stored = await emailsAt(cluster.url);
      expectKept(stored, acknowledged);
      expect(stored).not.toContain('away@example.com');
    },
  );
});
