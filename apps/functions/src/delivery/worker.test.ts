import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Sql } from '../database.ts';
import { createLeadStore, type LeadStore } from '../lead-store.ts';
import { forgetLeads, listLeads, retryDeliveries } from '../stored-leads.ts';
import { fakeCrm, type Behaviour } from '../testing/fake-crm.ts';
import { aLead, pass } from '../testing/leads.ts';
import { engines } from '../testing/temporary.ts';
import { claimDeliveries, leaseSeconds, settleDelivery } from './deliveries.ts';
import { goHighLevel } from './go-high-level.ts';
import type { Target } from './target.ts';
import { webhook } from './webhook.ts';
import { createWorker, maxAttempts } from './worker.ts';

const signingKey = Buffer.alloc(32, 7);
const oneDelivered = { delivered: 1, failed: 0, dead: 0 };
const oneFailed = { delivered: 0, failed: 1, dead: 0 };
const oneDead = { delivered: 0, failed: 1, dead: 1 };
const nothingDone = { delivered: 0, failed: 0, dead: 0 };

function workerOf(sql: Sql, targets: readonly Target[], random = () => 1, timeoutMs = 2000) {
  const log = vi.fn<(message: string, cause?: unknown) => void>();
  const worker = createWorker({ sql, targets, log, random, timeoutMs });
  return { worker, log };
}

function crmTarget(baseUrl: string): Target {
  return goHighLevel({ key: 'secret', locationId: 'here', baseUrl, detailsField: 'details' });
}

async function deliveryOf(sql: Sql) {
  const [lead] = await listLeads(sql);
  return lead?.deliveries[0];
}

/** Stores sign-ups of this many addresses. */
async function saveMany(save: LeadStore['save'], number: number, prefix = ''): Promise<void> {
  for (let index = 0; index < number; index += 1)
    await save(aLead({ email: `${prefix}${index}@example.com` }));
}

/** Seconds until the only delivery is tried again. */
async function waitOf(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ wait: number }>(
    'select round(extract(epoch from next_attempt - now()))::int as wait from cornerbell.deliveries',
  );
  return rows[0]?.wait ?? Number.NaN;
}

describe.each(engines)('on $engine', ({ open, isMissing }) => {
  async function toGoHighLevel(lead = aLead()) {
    const sql = await open();
    const crm = await fakeCrm();
    const { save } = createLeadStore(sql, { targets: ['gohighlevel'] });
    await save(lead);
    return { sql, crm, save, ...workerOf(sql, [crmTarget(crm.url)]) };
  }

  describe.skipIf(isMissing)('a lead', () => {
    it('becomes one contact with tags', async () => {
      const { sql, crm, worker } = await toGoHighLevel(
        aLead({
          kind: 'demo',
          name: 'Sam Iron Lee',
          payload: { gym: 'Northside', phone: '+1 612 555 0100', note: 'Mornings.' },
          attribution: { first: { utm_source: 'news' } },
          reasons: ['too_fast'],
        }),
      );
      crm.contacts.set('sam@example.com', { id: 'known', tags: new Set(['vip']), fields: {} });
      expect(await worker.run()).toEqual(oneDelivered);
      expect(await worker.run()).toEqual(nothingDone);
      expect(crm.contacts.get('sam@example.com')?.tags).toEqual(
        new Set(['vip', 'website-demo', 'website-suspicious']),
      );
      expect(crm.requests.map(({ path }) => path)).toEqual([
        '/contacts/upsert',
        '/contacts/known/tags',
      ]);
      const [upsert] = crm.requests;
      expect(upsert?.headers).toMatchObject({
        authorization: 'Bearer secret',
        version: '2021-07-28',
        'idempotency-key': expect.stringMatching(/^[\da-f-]{36}-1-upsert$/),
      });
      expect(upsert?.body).toEqual({
        locationId: 'here',
        name: 'Sam Iron Lee',
        firstName: 'Sam',
        lastName: 'Iron Lee',
        email: 'sam@example.com',
        phone: '+1 612 555 0100',
        companyName: 'Northside',
        source: 'Website, demo',
        customFields: [{ key: 'details', field_value: expect.stringContaining('note: Mornings.') }],
      });
      expect(await deliveryOf(sql)).toMatchObject({ state: 'delivered', attempts: 1 });
    });

    it('is delivered without a telephone number that the CRM refuses', async () => {
      const { crm, worker } = await toGoHighLevel(aLead({ kind: 'demo', payload: { phone: 'x' } }));
      crm.behave('bad request', 'ok');
      expect(await worker.run()).toEqual(oneDelivered);
      expect(crm.requests.map(({ body }) => body['phone'])).toEqual(['x', undefined, undefined]);
    });

    it('reaches a webhook with a valid signature', async () => {
      const sql = await open();
      const crm = await fakeCrm();
      await createLeadStore(sql, { targets: ['webhook'] }).save(aLead());
      const { worker } = workerOf(sql, [webhook({ url: `${crm.url}/hook`, key: signingKey })]);
      crm.behave('fault', 'ok');
      expect(await worker.run()).toEqual(oneFailed);
      await pass(sql, 60);
      expect(await worker.run()).toEqual(oneDelivered);
      const [first, second] = crm.requests;
      expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
      expect(second?.headers['idempotency-key']).toBe(first?.headers['webhook-id']);
      expect(second?.body).toMatchObject({
        type: 'lead.stored',
        data: { email: 'sam@example.com' },
      });
      const {
        'webhook-id': id,
        'webhook-timestamp': at,
        'webhook-signature': signature,
      } = second?.headers ?? {};
      const mac = createHmac('sha256', signingKey).update(`${id}.${at}.${second?.text}`);
      expect(signature).toBe(`v1,${mac.digest('base64')}`);
      expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(60);
    });

    it.each<[Behaviour, string]>([
      ['unauthorised', 'HTTP 401 {"message":"Invalid JWT"}'],
      ['fault', 'HTTP 500 {"message":"Internal server error"}'],
      ['hang', 'No answer in time'],
      ['close', 'fetch failed (UND_ERR_SOCKET)'],
    ])('is retried after this CRM failure: %s', async (behaviour, lastError) => {
      const { sql, crm, worker, log } = await toGoHighLevel();
      crm.behave(behaviour);
      expect(await worker.run()).toEqual(oneFailed);
      expect(await worker.run()).toEqual(nothingDone);
      expect(await deliveryOf(sql)).toMatchObject({ state: 'pending', attempts: 1, lastError });
      expect(String(log.mock.calls)).not.toContain('sam@example.com');
      crm.behave('ok');
      await pass(sql, 31);
      expect(await worker.run()).toEqual(oneDelivered);
      expect(crm.contacts.size).toBe(1);
    });

    it.each<Behaviour>(['ok, but close', 'answer twice', 'echo'])(
      'is in the CRM once after this failure: %s',
      async (behaviour) => {
        const { sql, crm, worker, log } = await toGoHighLevel();
        crm.behave(behaviour, 'ok');
        for (const _ of [1, 2]) {
          await worker.run();
          await pass(sql, 31);
        }
        expect(await deliveryOf(sql)).toMatchObject({ state: 'delivered' });
        expect(crm.contacts.size).toBe(1);
        expect(crm.contacts.get('sam@example.com')?.tags).toEqual(new Set(['website-newsletter']));
        expect(String(log.mock.calls)).not.toContain('sam@example.com');
      },
    );

    it('needs only the start of the CRM’s answer', async () => {
      const { sql, crm, worker } = await toGoHighLevel();
      crm.behave('long');
      expect(await worker.run()).toEqual(oneDelivered);
      expect(await deliveryOf(sql)).toMatchObject({ state: 'delivered' });
      expect(crm.contacts.get('sam@example.com')?.tags).toEqual(new Set(['website-newsletter']));
    });

    it.each<Behaviour>(['too many', 'too many, by date'])(
      'waits as long as the CRM asks, without counting an attempt: %s',
      async (behaviour) => {
        const { sql, crm, save, worker } = await toGoHighLevel();
        crm.behave(behaviour, 'ok');
        expect(await worker.run()).toEqual(oneFailed);
        expect(await deliveryOf(sql)).toMatchObject({ state: 'pending', attempts: 0 });
        await save(aLead({ email: 'kim@example.com' }));
        await pass(sql, 870);
        expect(await worker.run()).toEqual(nothingDone);
        await pass(sql, 31);
        expect(await worker.run()).toEqual({ ...oneDelivered, delivered: 2 });
      },
    );

    it('is sent no more often than a busy CRM allows', async () => {
      const { sql, crm, save, worker } = await toGoHighLevel();
      await saveMany(save, 99);
      for (let window = 0; window < 12; window += 1) {
        let left = 40;
        crm.behave(() => (left-- > 0 ? 'ok' : 'too many'));
        await worker.run();
        await pass(sql, 901);
      }
      expect(crm.contacts.size).toBe(100);
      expect(await listLeads(sql)).not.toContainEqual(
        expect.objectContaining({ deliveries: [expect.objectContaining({ state: 'pending' })] }),
      );
      // Includes those under way when the first was refused.
      expect(crm.requests.length).toBeLessThan(2 * 100 + 12 * 10);
    });

    it('reaches a healthy system at once while another one hangs', async () => {
      const sql = await open();
      const [hanging, well] = [await fakeCrm(), await fakeCrm()];
      hanging.behave('hang');
      const { save } = createLeadStore(sql, { targets: ['gohighlevel', 'webhook'] });
      await saveMany(save, 30);
      const timeoutMs = 10_000;
      const { worker } = workerOf(
        sql,
        [crmTarget(hanging.url), webhook({ url: well.url, key: signingKey })],
        Math.random,
        timeoutMs,
      );
      const run = worker.run();
      // Before the first attempt at the hanging one ends.
      await expect.poll(() => well.requests.length, { timeout: timeoutMs }).toBe(30);
      expect(hanging.contacts.size).toBe(0);
      hanging.hangUp();
      await run;
    });

    it('does not wait for others on which the CRM hangs', async () => {
      const { sql, crm } = await toGoHighLevel();
      const { save } = createLeadStore(sql, { targets: ['gohighlevel'] });
      crm.behave(({ body }) => (String(body['email']).startsWith('slow') ? 'hang' : 'ok'));
      await saveMany(save, 30, 'slow-');
      await save(aLead({ email: 'good@example.com' }));
      const { worker } = workerOf(sql, [crmTarget(crm.url)], Math.random, 15_000);
      const stopping = new AbortController();
      const run = worker.run({ signal: stopping.signal });
      const has = (email: string) => () => crm.contacts.has(email);
      await expect.poll(has('good@example.com'), { timeout: 10_000 }).toBe(true);
      // A lead stored meanwhile does not wait for the end of the run either.
      await save(aLead({ email: 'later@example.com' }));
      await expect.poll(has('later@example.com'), { timeout: 4000 }).toBe(true);
      stopping.abort();
      crm.hangUp();
      await run;
    });

    it('is not sent to a failing system until one delivery succeeds', async () => {
      const { sql, crm, save, worker } = await toGoHighLevel();
      await saveMany(save, 39);
      crm.behave('fault');
      await worker.run();
      // At most the ten under way when the fifth failed.
      expect(crm.requests.length).toBeLessThanOrEqual(15);
      const before = crm.requests.length;
      expect(await worker.run()).toEqual(nothingDone);
      for (let probe = 1; probe <= 3; probe += 1) {
        await pass(sql, 100);
        expect(await worker.run()).toEqual(oneFailed);
        expect(crm.requests).toHaveLength(before + probe);
      }
      crm.behave('ok');
      await pass(sql, 301);
      await worker.run();
      await pass(sql, 301);
      await worker.run();
      expect(crm.contacts.size).toBe(40);
    });

    it('is given up but kept when the CRM refuses it, and retried on request', async () => {
      const { sql, crm, worker } = await toGoHighLevel();
      crm.behave('bad request');
      expect(await worker.run()).toEqual(oneDead);
      await pass(sql, 86_400);
      expect(await worker.run()).toEqual(nothingDone);
      expect(await deliveryOf(sql)).toMatchObject({
        state: 'dead',
        lastError: 'HTTP 400 {"message":"email must be an email"}',
      });
      crm.behave('ok');
      expect(await retryDeliveries(sql, 'sam@example.com')).toBe(1);
      expect(await worker.run()).toEqual(oneDelivered);
    });

    it.each([0, 1])('is given up after two to four days, with random factor %d', async (chance) => {
      const { sql, crm } = await toGoHighLevel();
      const { worker } = workerOf(sql, [crmTarget(crm.url)], () => chance);
      crm.behave('fault');
      let seconds = 0;
      for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
        expect(await worker.run()).toEqual(oneFailed);
        const wait = (await waitOf(sql)) + 1;
        await pass(sql, wait);
        seconds += wait;
      }
      expect(await worker.run()).toEqual(oneDead);
      expect(seconds).toBeGreaterThan(48 * 3600);
      expect(seconds).toBeLessThan(100 * 3600);
    });

    it('reaches the CRM once after an hour of downtime', async () => {
      const { sql, crm, save, worker } = await toGoHighLevel();
      await saveMany(save, 25);
      for (let minute = 0; minute < 60; minute += 1) {
        crm.behave(minute % 2 === 0 ? 'close' : 'fault');
        await worker.run();
        await pass(sql, 60);
      }
      expect(crm.contacts.size).toBe(0);
      crm.behave('ok');
      for (let minute = 0; minute < 120; minute += 1) {
        await worker.run();
        await pass(sql, 60);
      }
      const leads = await listLeads(sql);
      expect(leads.flatMap(({ deliveries }) => deliveries.map(({ state }) => state))).toEqual(
        Array(26).fill('delivered'),
      );
      expect([...crm.contacts.keys()].toSorted()).toEqual(
        leads.map(({ email }) => email).toSorted(),
      );
      const tagged = crm.requests.filter(({ path }) => path.endsWith('/tags'));
      expect(tagged).toHaveLength(26);
    });

    it('arrives if under way when the worker stops, the rest later', async () => {
      const { sql, crm, save } = await toGoHighLevel();
      await saveMany(save, 24);
      const stopping = new AbortController();
      const { name, send } = crmTarget(crm.url);
      const { worker } = workerOf(sql, [
        {
          name,
          send: (...delivery) => {
            stopping.abort();
            return send(...delivery);
          },
        },
      ]);
      expect(await worker.run({ signal: stopping.signal })).toEqual({
        ...oneDelivered,
        delivered: 10,
      });
      expect(crm.contacts.size).toBe(10);
      expect(await worker.run({ signal: stopping.signal })).toEqual(nothingDone);
      expect(await worker.run()).toEqual({ ...oneDelivered, delivered: 15 });
      expect(crm.requests).toHaveLength(2 * 25);
    });

    it('is claimed in both revisions when it changes during a claim', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql, { targets: ['crm'] });
      await save(aLead({ name: 'Sma' }));
      // What a claim sees that started before a change was committed: the new delivery, the old lead.
      await sql.query('update cornerbell.deliveries set revision = revision + 1');
      const [before] = await claimDeliveries(sql, 'crm', 10);
      expect(before?.idempotencyKey).toMatch(/-1$/);
      await sql.query("update cornerbell.leads set revision = revision + 1, name = 'Sam'");
      const dead = { state: 'dead', reason: 'HTTP 400' } as const;
      if (before) await settleDelivery(sql, before, dead, { isHealthy: true });
      expect(await deliveryOf(sql)).toMatchObject({
        state: 'pending',
        attempts: 0,
        lastError: null,
      });
      const [after] = await claimDeliveries(sql, 'crm', 10);
      expect(after).toMatchObject({
        idempotencyKey: expect.stringMatching(/-2$/),
        lead: { name: 'Sam' },
      });
    });

    it('arrives although the database fails for another one', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql, { targets: ['crm'] });
      await save(aLead({ email: 'a@example.com' }));
      await save(aLead({ email: 'b@example.com' }));
      const gate = Promise.withResolvers<void>();
      const order: string[] = [];
      const failsOnce = async (...[text, values]: Parameters<Sql['query']>) => {
        if (!text.includes('last_error') || order.length > 0) return sql.query(text, values);
        order.push('the database fails');
        // Later than all that the failure sets off by itself.
        setImmediate(gate.resolve);
        throw new Error('The database is down.');
      };
      const target: Target = {
        name: 'crm',
        send: async ({ lead }) => {
          if (lead.email === 'b@example.com') {
            await gate.promise;
            order.push('the other one arrives');
          }
          return { ok: true };
        },
      };
      const { worker } = workerOf({ ...sql, query: failsOnce as Sql['query'] }, [target]);
      await expect(worker.run()).rejects.toThrow('The database is down.');
      order.push('the run ends');
      expect(order).toEqual(['the database fails', 'the other one arrives', 'the run ends']);
    });

    it('is sent by one worker only', async () => {
      const { sql, crm, save } = await toGoHighLevel();
      await saveMany(save, 40);
      const workers = [1, 2, 3, 4].map(
        () => workerOf(sql, [crmTarget(crm.url)], Math.random, 15_000).worker,
      );
      const reports = await Promise.all(workers.map(({ run }) => run()));
      expect(reports.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(41);
      expect(crm.requests).toHaveLength(2 * 41);
    });

    it('is sent after the lease of a killed worker has ended', async () => {
      const { sql, worker } = await toGoHighLevel();
      expect(await claimDeliveries(sql, 'gohighlevel', 10)).toHaveLength(1);
      expect(await worker.run()).toEqual(nothingDone);
      await pass(sql, leaseSeconds + 1);
      expect(await worker.run()).toEqual(oneDelivered);
    });

    it.each([
      ['forward', 86_400 * 365],
      ['back', -86_400 * 365],
    ])('is delivered when the clock is set %s', async (_, seconds) => {
      const { sql, crm, worker } = await toGoHighLevel();
      crm.behave('fault', 'ok');
      expect(await worker.run()).toEqual(oneFailed);
      await pass(sql, seconds);
      expect(await worker.run()).toEqual(oneDelivered);
    });

    it('is sent again when changed under way, and not when erased', async () => {
      const { sql, crm, save } = await toGoHighLevel();
      const target = crmTarget(crm.url);
      let meanwhile: () => Promise<unknown> = () => save(aLead({ name: 'Samantha' }));
      const { worker } = workerOf(sql, [
        {
          name: target.name,
          send: async (...delivery) => {
            const result = await target.send(...delivery);
            await meanwhile();
            meanwhile = () => forgetLeads(sql, 'sam@example.com');
            return result;
          },
        },
      ]);
      await worker.run();
      expect(crm.contacts.get('sam@example.com')?.fields).toMatchObject({ name: 'Samantha' });
      expect(await worker.run()).toEqual(nothingDone);
      expect(await listLeads(sql)).toEqual([]);
    });

    it('stays pending while its target is not configured', async () => {
      const { sql } = await toGoHighLevel();
      const { worker } = workerOf(sql, []);
      expect(await worker.run()).toEqual(nothingDone);
      expect(await deliveryOf(sql)).toMatchObject({ state: 'pending', attempts: 0 });
    });
  });
});
