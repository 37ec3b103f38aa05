import { retentionDays } from '@cornerbell/api/schema';
import { describe, expect, it, vi } from 'vitest';
import type { Database, Sql } from './database.ts';
import type { Lead } from './lead.ts';
import { forgetLeads, listLeads, retryDeliveries } from './leads.ts';
import { createLimit } from './limit.ts';
import { maintain } from './maintain.ts';
import { claim, deliver, leaseSeconds, maxAttempts } from './queue.ts';
import { createStore } from './store.ts';
import { down, recorder } from './testing/running.ts';
import { engines, pass } from './testing/temporary.ts';

const day = 86_400;
const log = () => {};

const demo: Lead = {
  kind: 'demo',
  email: 'sam@example.com',
  name: 'Sam',
  payload: { gym: 'Northside' },
  attribution: {},
  reasons: [],
};

/** A CRM to which a number of leads are to be delivered. */
async function crmOf(open: () => Promise<Database>, leads: number) {
  const database = await open();
  const { save } = createStore(database, ['gohighlevel']);
  for (let index = 0; index < leads; index += 1)
    await save({ ...demo, email: `${index}@example.com` });
  const crm = recorder();
  /** How many attempts a run makes. */
  const attempts = async () => {
    const before = crm.received.length;
    await deliver(database, crm, { log });
    return crm.received.length - before;
  };
  const ids = () => new Set(crm.received.map(({ id }) => id)).size;
  return { database, crm, save, attempts, ids };
}

const stateOf = async (sql: Sql) => (await listLeads(sql))[0]?.deliveries[0];

describe.each(engines)('on $engine', ({ open }) => {
  it('a delivery is repeated with its id, ever later, until it is given up after days', async () => {
    const { database, crm, attempts, ids } = await crmOf(open, 1);
    crm.answer = () => down;
    let hours = 0;
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      expect([await attempts(), await attempts()]).toEqual([1, 0]);
      const { dueAt = null } = (await stateOf(database)) ?? {};
      const seconds = (Date.parse(dueAt ?? '') - Date.now()) / 1000 + 2;
      await pass(database, seconds);
      hours += seconds / 3600;
    }
    expect(hours).toBeGreaterThan(48);
    expect(hours).toBeLessThan(100);
    await attempts();
    expect(await stateOf(database)).toMatchObject({ state: 'failed', error: 'HTTP 503' });
    expect(ids()).toBe(1);
    crm.answer = () => ({ ok: true });
    expect(await retryDeliveries(database, 'lou@example.com')).toBe(0);
    expect(await retryDeliveries(database, '0@example.com')).toBe(1);
    expect(await attempts()).toBe(1);
    expect(await stateOf(database)).toMatchObject({ state: 'delivered', error: null });
    expect(await retryDeliveries(database)).toBe(0);
  });

  it('a delivery that is refused for good is given up at once, and the team notified once a day', async () => {
    const { database, crm, attempts } = await crmOf(open, 2);
    crm.answer = () => ({ ok: false, reason: 'HTTP 422', isFinal: true });
    const notify = vi.fn<(notice: { text: string }) => Promise<typeof down>>(async () => down);
    const run = () => maintain(database, [crm, { ...recorder('email'), notify }]);
    await attempts();
    await run();
    expect(notify).not.toHaveBeenCalled();
    await pass(database, day + 1);
    await expect(run()).rejects.toThrow('Nobody could be notified');
    notify.mockResolvedValue({ ok: true });
    for (const _ of [1, 2]) await run();
    expect(notify).toHaveBeenCalledTimes(2);
    expect(notify.mock.lastCall?.[0].text).toContain('gohighlevel: 2, for example HTTP 422');
    await pass(database, day + 1);
    await run();
    expect(notify).toHaveBeenCalledTimes(2);
  });

  it('a delivery waits as long as a busy target asks, or while five others in a row have failed', async () => {
    const { database, crm, attempts } = await crmOf(open, 11);
    crm.answer = () => down;
    expect([await attempts(), await attempts()]).toEqual([5, 5]);
    crm.answer = () => ({ ...down, retryAfterSeconds: 900 });
    expect(await attempts()).toBe(1);
    crm.answer = () => ({ ok: true });
    await pass(database, 880);
    expect(await attempts()).toBe(10);
    await pass(database, 21);
    expect(await attempts()).toBe(1);
  });

  it('a delivery is made by one of many workers, and taken over from one that was killed', async () => {
    const { database, crm, attempts, ids } = await crmOf(open, 40);
    for (const _ of [1, 2, 3]) expect(await claim(database, crm.name)).toBeDefined();
    await Promise.all([1, 2, 3].map(() => deliver(database, crm, { log })));
    expect([crm.received.length, ids()]).toEqual([37, 37]);
    await pass(database, leaseSeconds + 1);
    expect(await attempts()).toBe(3);
    expect(ids()).toBe(40);
  });

  it('a delivery notifies of every change in its order, and of nothing after erasure', async () => {
    const { database, crm, save, attempts } = await crmOf(open, 0);
    const sam: Lead = { ...demo, kind: 'newsletter', payload: {} };
    await save(sam);
    crm.answer = async () => {
      if (crm.received.length === 1) await save({ ...sam, name: 'Samantha' });
      else await forgetLeads(database, sam.email, false);
      return { ok: true };
    };
    expect([await attempts(), await attempts()]).toEqual([2, 0]);
    expect(crm.received.map(({ lead }) => lead.name)).toEqual(['Sam', 'Samantha']);
    expect(await listLeads(database)).toEqual([]);
  });

  it('a delivery under way is finished when the worker stops, and made again when the database has failed', async () => {
    const { database, crm, attempts, ids } = await crmOf(open, 3);
    const stopping = new AbortController();
    crm.answer = () => {
      stopping.abort();
      return { ok: true };
    };
    await deliver(database, crm, { log, signal: stopping.signal });
    expect(crm.received).toHaveLength(1);
    const query: Sql['query'] = (statement, parameters) =>
      statement.includes('settled_at')
        ? Promise.reject(new Error('The database is down.'))
        : database.query(statement, parameters);
    await expect(deliver({ query }, crm, { log })).rejects.toThrow('The database is down.');
    await pass(database, leaseSeconds + 1);
    expect(await attempts()).toBe(2);
    expect(ids()).toBe(3);
  });

  it('a delivery ends in time although the target ignores the signal, and says so', async () => {
    const { database, crm } = await crmOf(open, 1);
    crm.answer = () => new Promise(() => {});
    const lines = vi.fn<typeof log>();
    await deliver(database, crm, { log: lines, timeoutMs: 50 });
    expect(lines).toHaveBeenCalledExactlyOnceWith('gohighlevel', 'No answer in time (attempt 1)');
  });

  it.each([365, -365])(
    'deliveries and the limit work when the clock jumps %i days',
    async (days) => {
      const { database, crm, attempts } = await crmOf(open, 1);
      crm.answer = () => down;
      await attempts();
      const limit = createLimit(database, 1);
      expect(await limit('203.0.113.9')).toBeUndefined();
      expect(await limit('203.0.113.9')).toBeGreaterThan(0);
      await pass(database, day * days);
      expect(await attempts()).toBe(1);
      expect(await limit('203.0.113.9')).toBeUndefined();
    },
  );

  it('the limit is one for each caller and one for everybody, and ends', async () => {
    const database = await open();
    const limit = createLimit(database, 2);
    const waits = await Promise.all(Array.from({ length: 20 }, () => limit('2001:db8::/64')));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(2);
    expect(await limit('2001:db8::/64')).toBeGreaterThan(500);
    expect(await limit('2001:db8:0:1::/64')).toBeUndefined();
    // Refused requests were not counted for everybody.
    const all = await Promise.all(Array.from({ length: 1000 }, () => limit(undefined)));
    expect(all.filter((wait) => wait === undefined)).toHaveLength(1000 - 3);
    expect(await limit('198.51.100.1')).toBeGreaterThan(0);
    await pass(database, 601);
    expect(await limit('2001:db8::/64')).toBeUndefined();
    await pass(database, day + 1);
    await maintain(database, []);
    expect((await database.query('select caller from cornerbell.request_counts')).rows).toEqual([]);
  });

  it('requests are kept for their time, subscribers until they leave', async () => {
    const database = await open();
    const { save } = createStore(database);
    await save(demo);
    await save({ ...demo, kind: 'newsletter' });
    await pass(database, day * (retentionDays - 1));
    await maintain(database, []);
    expect(await listLeads(database)).toHaveLength(2);
    await pass(database, day * 2);
    await maintain(database, []);
    expect(await listLeads(database)).toMatchObject([{ kind: 'newsletter' }]);
  });
});
