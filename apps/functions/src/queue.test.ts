import { retentionDays } from '@cornerbell/api/schema';
import { describe, expect, it, vi } from 'vitest';
import type { Database, Sql } from './database.ts';
import type { Lead } from './lead.ts';
import { forgetLeads, listLeads, retryDeliveries } from './leads.ts';
import { createLimit } from './limit.ts';
import { notifyGivenUp, removeExpired } from './maintain.ts';
import { claim, deliver, leaseSeconds, maxAttempts } from './queue.ts';
import { createStore } from './store.ts';
import { engines, pass } from './testing/temporary.ts';
import { down, recorder, type Recorder } from './testing/running.ts';

const log = () => {};

const demo: Lead = {
  kind: 'demo',
  email: 'sam@example.com',
  name: 'Sam',
  payload: { gym: 'Northside' },
  attribution: {},
  reasons: [],
};

async function saveMany(database: Database, number: number, targets = ['gohighlevel']) {
  const { save } = createStore(database, targets);
  for (let index = 0; index < number; index += 1)
    await save({ ...demo, email: `${index}@example.com` });
}

/** How many attempts a run makes. */
async function attempts(sql: Sql, target: Recorder) {
  const before = target.received.length;
  await deliver(sql, target, { log });
  return target.received.length - before;
}

const stateOf = async (sql: Sql) => (await listLeads(sql))[0]?.deliveries[0];
const final = { ok: false, reason: 'HTTP 422', isFinal: true } as const;

describe.each(engines)('a delivery, on $engine,', ({ open }) => {
  it('is repeated with its id, ever later, until it is given up after days', async () => {
    const database = await open();
    await saveMany(database, 1);
    const crm = recorder();
    crm.answer = () => down;
    let hours = 0;
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      expect(await attempts(database, crm)).toBe(1);
      expect(await attempts(database, crm)).toBe(0);
      const { dueAt = null } = (await stateOf(database)) ?? {};
      const seconds = (Date.parse(dueAt ?? '') - Date.now()) / 1000 + 2;
      await pass(database, seconds);
      hours += seconds / 3600;
    }
    expect(hours).toBeGreaterThan(48);
    expect(hours).toBeLessThan(100);
    await deliver(database, crm, { log });
    expect(await stateOf(database)).toMatchObject({ state: 'failed', error: 'HTTP 503' });
    expect(new Set(crm.received.map(({ id }) => id)).size).toBe(1);
    crm.answer = () => ({ ok: true });
    expect(await retryDeliveries(database, 'lou@example.com')).toBe(0);
    expect(await retryDeliveries(database, '0@example.com')).toBe(1);
    expect(await deliver(database, crm, { log })).toBe(1);
    expect(await stateOf(database)).toMatchObject({ state: 'delivered', error: null });
    expect(await retryDeliveries(database)).toBe(0);
  });

  it('that is refused for good is given up at once, and the team notified once a day', async () => {
    const database = await open();
    const [crm, mailbox] = [recorder(), recorder('email')];
    crm.answer = () => final;
    let isAway = true;
    const notify = vi.fn<NonNullable<(typeof mailbox)['notify']>>(async () =>
      isAway ? down : { ok: true },
    );
    const run = () => notifyGivenUp(database, [crm, { ...mailbox, notify }]);
    await saveMany(database, 2);
    await deliver(database, crm, { log });
    await run();
    await pass(database, 86_401);
    await expect(run()).rejects.toThrow('Nobody could be notified');
    isAway = false;
    for (const _ of [1, 2]) await run();
    expect(notify).toHaveBeenCalledTimes(2);
    expect(notify.mock.lastCall?.[0].text).toContain('gohighlevel: 2, for example HTTP 422');
    await pass(database, 86_401);
    await run();
    expect(notify).toHaveBeenCalledTimes(2);
  });

  it('waits as long as a busy target asks, in any form', async () => {
    const database = await open();
    const { save } = createStore(database, ['gohighlevel']);
    await save(demo);
    const crm = recorder();
    crm.answer = () => ({ ...down, retryAfterSeconds: 900 });
    expect(await attempts(database, crm)).toBe(1);
    await pass(database, 880);
    expect(await attempts(database, crm)).toBe(0);
    await pass(database, 21);
    expect(await attempts(database, crm)).toBe(1);
  });

  it('is not tried while five others in a row have failed', async () => {
    const database = await open();
    await saveMany(database, 30);
    const crm = recorder();
    crm.answer = () => down;
    expect(await attempts(database, crm)).toBe(5);
    expect(await attempts(database, crm)).toBe(5);
  });

  it('is made by one of many workers, and taken over from one that was killed', async () => {
    const database = await open();
    await saveMany(database, 40);
    const crm = recorder();
    for (const _ of [1, 2, 3]) expect(await claim(database, crm.name)).toBeDefined();
    const runs = await Promise.all([1, 2, 3].map(() => deliver(database, crm, { log })));
    expect(runs.reduce((sum, delivered) => sum + delivered, 0)).toBe(37);
    await pass(database, leaseSeconds + 1);
    expect(await deliver(database, crm, { log })).toBe(3);
    expect(new Set(crm.received.map(({ id }) => id)).size).toBe(40);
  });

  it('notifies of every change in its order, and of nothing after erasure', async () => {
    const database = await open();
    const { save } = createStore(database, ['gohighlevel']);
    const sam: Lead = { ...demo, kind: 'newsletter', payload: {} };
    await save(sam);
    const crm = recorder();
    crm.answer = async () => {
      if (crm.received.length === 1) await save({ ...sam, name: 'Samantha' });
      else await forgetLeads(database, sam.email, { isLocal: false });
      return { ok: true };
    };
    await deliver(database, crm, { log });
    expect(crm.received.map(({ lead }) => lead.name)).toEqual(['Sam', 'Samantha']);
    expect(await deliver(database, crm, { log })).toBe(0);
    expect(await listLeads(database)).toEqual([]);
  });

  it('under way is finished when the worker stops, and made again when the database has failed', async () => {
    const database = await open();
    await saveMany(database, 3);
    const crm = recorder();
    const stopping = new AbortController();
    crm.answer = () => {
      stopping.abort();
      return { ok: true };
    };
    expect(await deliver(database, crm, { log, signal: stopping.signal })).toBe(1);
    const query: Sql['query'] = (statement, parameters) =>
      statement.includes('settled_at')
        ? Promise.reject(new Error('The database is down.'))
        : database.query(statement, parameters);
    await expect(deliver({ query }, crm, { log })).rejects.toThrow('The database is down.');
    await pass(database, leaseSeconds + 1);
    expect(await deliver(database, crm, { log })).toBe(2);
    expect(new Set(crm.received.map(({ id }) => id)).size).toBe(3);
  });

  it('ends in time although the target ignores the signal, and says so', async () => {
    const database = await open();
    await saveMany(database, 1);
    const crm = recorder();
    crm.answer = () => new Promise(() => {});
    const lines = vi.fn<typeof log>();
    await deliver(database, crm, { log: lines, timeoutMs: 50 });
    expect(lines).toHaveBeenCalledExactlyOnceWith('gohighlevel', 'No answer in time (attempt 1)');
  });

  it.each([
    ['forward', 86_400 * 365],
    ['back', -86_400 * 365],
  ])('and the limit work when the clock is set %s by a year', async (_, seconds) => {
    const database = await open();
    await saveMany(database, 1);
    const crm = recorder();
    crm.answer = () => down;
    await deliver(database, crm, { log });
    const limit = createLimit(database, 1);
    expect([await limit('203.0.113.9'), await limit('203.0.113.9')]).toEqual([
      undefined,
      expect.any(Number),
    ]);
    await pass(database, seconds);
    expect(await attempts(database, crm)).toBe(1);
    expect(await limit('203.0.113.9')).toBeUndefined();
  });
});

describe.each(engines)('on $engine', ({ open }) => {
  it('the limit is one for each caller and one for everybody, and ends', async () => {
    const database = await open();
    const limit = createLimit(database, 2);
    const waits = await Promise.all(Array.from({ length: 20 }, () => limit('2001:db8::1')));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(2);
    expect(await limit('2001:db8:0:0:ff::2')).toBeGreaterThan(500);
    expect(await limit('2001:db8:0:1::2')).toBeUndefined();
    // Refused requests were not counted for everybody.
    const all = await Promise.all(Array.from({ length: 1000 }, () => limit(undefined)));
    expect(all.filter((wait) => wait === undefined)).toHaveLength(1000 - 3);
    expect(await limit('198.51.100.1')).toBeGreaterThan(0);
    await pass(database, 601);
    expect(await limit('2001:db8::1')).toBeUndefined();
    await pass(database, 86_401);
    await removeExpired(database);
    expect((await database.query('select caller from cornerbell.request_counts')).rows).toEqual([]);
  });

  it('requests are kept for their time, subscribers until they leave', async () => {
    const database = await open();
    const { save } = createStore(database);
    await save(demo);
    await save({ ...demo, kind: 'newsletter' });
    await pass(database, 86_400 * (retentionDays - 1));
    await removeExpired(database);
    expect(await listLeads(database)).toHaveLength(2);
    await pass(database, 86_400 * 2);
    await removeExpired(database);
    expect(await listLeads(database)).toMatchObject([{ kind: 'newsletter' }]);
  });
});
