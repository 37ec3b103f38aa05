import { retentionDays } from '@cornerbell/api/schema';
import { describe, expect, it, vi } from 'vitest';
import type { Database, Sql } from './database.ts';
import type { Lead } from './lead.ts';
import { forgetLeads, listLeads, retryDeliveries } from './leads.ts';
import type { Log } from './log.ts';
import { maintain } from './maintain.ts';
import { claim, deliver, leaseSeconds, maxAttempts } from './queue.ts';
import { createStore } from './store.ts';
import type { Attempt, Notice } from './targets/target.ts';
import { webhook } from './targets/webhook.ts';
import { down, hanging, recorder } from './testing/running.ts';
import { fakeServer } from './testing/servers.ts';
import { engines, pass } from './testing/temporary.ts';

const day = 86_400;
const log = () => {};
const refused: Attempt = { ok: false, reason: 'HTTP 422', isFinal: true };

const demo: Lead = {
  kind: 'demo',
  email: 'sam@example.com',
  name: 'Sam',
  payload: { gym: 'Northside' },
  attribution: {},
  reasons: [],
};
const subscriber: Lead = { ...demo, kind: 'newsletter', payload: {} };

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
  /** What is stored of the first delivery. */
  const state = async () => (await listLeads(database))[0]?.deliveries[0];
  return { database, crm, save, attempts, ids, state };
}

describe.each(engines)('a delivery, on $engine,', ({ open }) => {
  it('is repeated with its id, ever later, until it is given up after days', async () => {
    const { database, crm, attempts, ids, state } = await crmOf(open, 1);
    crm.answer = () => down;
    let hours = 0;
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      expect([await attempts(), await attempts()]).toEqual([1, 0]);
      const { dueAt = null } = (await state()) ?? {};
      const seconds = (Date.parse(dueAt ?? '') - Date.now()) / 1000 + 2;
      await pass(database, seconds);
      hours += seconds / 3600;
    }
    expect(hours).toBeGreaterThan(48);
    expect(hours).toBeLessThan(100);
    await attempts();
    expect(await state()).toMatchObject({ state: 'failed', error: 'HTTP 503' });
    expect(ids()).toBe(1);
  });

  it('is made once if the database is away when its outcome is known', async () => {
    const { database, crm, attempts, state } = await crmOf(open, 1);
    let failures = 0;
    const query: Sql['query'] = async (statement, parameters) => {
      if (!statement.includes('settled_at') || failures > 0)
        return database.query(statement, parameters);
      failures += 1;
      throw new Error('terminated');
    };
    await deliver({ query }, crm, { log });
    expect(failures).toBe(1);
    await pass(database, 2 * leaseSeconds(crm));
    expect([await attempts(), crm.received.length]).toEqual([0, 1]);
    expect(await state()).toMatchObject({ state: 'delivered' });
  });

  it('that was given up is made by a retry of its address', async () => {
    const { database, crm, attempts, state } = await crmOf(open, 1);
    crm.answer = () => refused;
    await attempts();
    crm.answer = () => ({ ok: true });
    expect(await retryDeliveries(database, 'lou@example.com')).toBe(0);
    expect(await retryDeliveries(database, '0@example.com')).toBe(1);
    expect(await attempts()).toBe(1);
    expect(await state()).toMatchObject({ state: 'delivered', error: null });
    expect(await retryDeliveries(database)).toBe(0);
  });

  it('that was given up is reported to the team once a day, or again if nobody got it', async () => {
    const { database, crm, attempts } = await crmOf(open, 2);
    crm.answer = () => refused;
    const notify = vi.fn<(notice: Notice) => Promise<Attempt>>(async () => refused);
    const team = { ...recorder('email'), notify };
    await attempts();
    await maintain(database, [team]);
    expect(notify).not.toHaveBeenCalled();
    await pass(database, day + 1);
    await expect(maintain(database, [team])).rejects.toThrow('Nobody could be notified');
    notify.mockResolvedValue({ ...down, mayHaveArrived: true });
    for (const _ of [1, 2]) await maintain(database, [team]);
    await pass(database, day + 1);
    await maintain(database, [team]);
    expect(notify).toHaveBeenCalledTimes(2);
    expect(notify.mock.lastCall?.[0].text).toContain('gohighlevel: 2, for example HTTP 422');
  });

  it('waits as long as its target asks for, like all others to it, or until a retry', async () => {
    const { database, crm, attempts } = await crmOf(open, 3);
    crm.answer = () => ({ ...down, retryAfterSeconds: 900 });
    expect(await attempts()).toBe(1);
    await pass(database, 880);
    expect(await attempts()).toBe(0);
    await pass(database, 21);
    expect(await attempts()).toBe(1);
    crm.answer = () => ({ ok: true });
    await retryDeliveries(database);
    expect(await attempts()).toBe(3);
  });

  it('waits for the next run while five others in a row have failed', async () => {
    const { crm, attempts } = await crmOf(open, 11);
    crm.answer = () => down;
    expect([await attempts(), await attempts(), await attempts()]).toEqual([5, 5, 1]);
  });

  it('is made by one of many workers', async () => {
    const { database, crm, ids } = await crmOf(open, 40);
    await Promise.all([1, 2, 3].map(() => deliver(database, crm, { log })));
    expect([crm.received.length, ids()]).toEqual([40, 40]);
  });

  it('is taken over from a worker that was killed, when its lease has ended', async () => {
    const { database, crm, attempts } = await crmOf(open, 3);
    await claim(database, crm);
    expect(await attempts()).toBe(2);
    await pass(database, leaseSeconds(crm) + 1);
    expect(await attempts()).toBe(1);
  });

  it('that was taken over from a worker that froze is not changed by it', async () => {
    const { database, crm, state } = await crmOf(open, 1);
    const frozen = recorder();
    frozen.answer = async () => {
      await pass(database, leaseSeconds(frozen) + 1);
      await deliver(database, crm, { log });
      return { ...down, retryAfterSeconds: 900 };
    };
    await deliver(database, frozen, { log });
    expect(await state()).toMatchObject({ state: 'delivered', attempts: 2, error: null });
    expect((await database.query('select from cornerbell.pauses')).rows).toEqual([]);
  });

  it('is not begun by a worker that froze for longer than it may take', async () => {
    const { database, state } = await crmOf(open, 1);
    const { url, requests } = await fakeServer();
    const target = webhook(url, `whsec_${'A'.repeat(32)}`);
    const query: Sql['query'] = async (...statement) => {
      const result = await database.query(...statement);
      // Like a stopped process: no timer runs meanwhile.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
      return { rows: result.rows as never[] };
    };
    await deliver({ query }, { ...target, name: 'gohighlevel', timeoutSeconds: 0.05 }, { log });
    expect(requests).toEqual([]);
    expect(await state()).toMatchObject({ state: 'pending', error: 'No answer in time' });
  });

  it('notifies of every change of a lead in its order', async () => {
    const { crm, save, attempts } = await crmOf(open, 0);
    await save(subscriber);
    crm.answer = async () => {
      if (crm.received.length === 1) await save({ ...subscriber, name: 'Samantha' });
      return { ok: true };
    };
    expect([await attempts(), await attempts()]).toEqual([2, 0]);
    expect(crm.received.map(({ lead }) => lead.name)).toEqual(['Sam', 'Samantha']);
  });

  it('of a lead that is erased meanwhile leaves nothing behind', async () => {
    const { database, crm, attempts } = await crmOf(open, 1);
    crm.answer = async () => {
      await forgetLeads(database, '0@example.com', false);
      return { ok: true };
    };
    expect([await attempts(), await attempts()]).toEqual([1, 0]);
    expect(await listLeads(database)).toEqual([]);
  });

  it('under way is finished when the worker stops', async () => {
    const { database, crm, attempts } = await crmOf(open, 3);
    const stopping = new AbortController();
    crm.answer = () => {
      stopping.abort();
      return { ok: true };
    };
    await deliver(database, crm, { log, signal: stopping.signal });
    expect(crm.received).toHaveLength(1);
    expect(await attempts()).toBe(2);
  });

  it('ends in time if its target hangs, and says so', async () => {
    const { database, crm } = await crmOf(open, 1);
    crm.answer = hanging;
    const lines = vi.fn<Log>();
    await deliver(database, { ...crm, timeoutSeconds: 0.05 }, { log: lines });
    expect(lines).toHaveBeenCalledExactlyOnceWith('gohighlevel', 'No answer in time (attempt 1)');
  });

  it.each([365, -365])('is made when the clock jumps %i days', async (days) => {
    const { database, crm, attempts } = await crmOf(open, 1);
    crm.answer = () => ({ ...down, retryAfterSeconds: 900 });
    await attempts();
    await pass(database, day * days);
    expect(await attempts()).toBe(1);
  });

  it('is found among 20,000 without sorting them', async () => {
    const { database, crm } = await crmOf(open, 1);
    await database.query(
      `insert into cornerbell.deliveries (lead, target, event, due_at)
       select id, 'gohighlevel', 'requested', now() from cornerbell.leads, generate_series(1, 20000)`,
    );
    // Not by what the server last counted, perhaps in the empty table of another test.
    await database.query('analyze cornerbell.deliveries');
    const plan: string[] = [];
    const query: Sql['query'] = async (statement, parameters) => {
      const { rows } = await database.query(`explain ${statement}`, parameters);
      plan.push(JSON.stringify(rows));
      return { rows: [] };
    };
    await claim({ query }, crm);
    expect(plan.join()).toContain('deliveries');
    expect(plan.join()).not.toContain('Sort');
  });
});

describe.each(engines)('maintenance, on $engine,', ({ open }) => {
  it('keeps subscribers until they leave, and requests for their time', async () => {
    const database = await open();
    const { save } = createStore(database);
    for (const lead of [demo, subscriber]) await save(lead);
    const kinds = async () => (await listLeads(database)).map(({ kind }) => kind).toSorted();
    await pass(database, day * (retentionDays - 1));
    await maintain(database, []);
    expect(await kinds()).toEqual(['demo', 'newsletter']);
    await pass(database, day * 2);
    await maintain(database, []);
    expect(await kinds()).toEqual(['newsletter']);
  });
});
