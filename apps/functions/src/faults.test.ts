import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openDatabase, withLeads } from './host/database.ts';
import { createCluster } from './testing/postgres.ts';
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
    const leads = await withLeads(location, ({ list }) => list());
    const stored = leads.map(({ email }) => email);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(stored).size).toBe(stored.length);
    // Those that were being sent when something ended are leased for two minutes.
    await kill(host.process);
    const { query, close } = await openDatabase(location, () => {});
    await query('update cornerbell.deliveries set due_at = now() where due_at is not null');
    await close();
    await start();
    await expect
      .poll(() => delivered.size, { timeout: 300_000, interval: 100 })
      .toBe(stored.length);
    expect([...delivered.values()].filter((ids) => ids.size > 1)).toEqual([]);
    console.info(
      `${engine}, ${how} ${what}, ${rounds} rounds: ${acknowledged.length} acknowledged, ${stored.length} stored, ${delivered.size} delivered`,
    );
  });
});
