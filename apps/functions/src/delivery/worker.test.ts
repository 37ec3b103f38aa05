import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Sql } from '../database.ts';
import { createLeadStore } from '../lead-store.ts';
import { forgetLeads, listLeads, retryDeliveries } from '../stored-leads.ts';
import { fakeCrm, type Behaviour } from '../testing/fake-crm.ts';
import { aLead, pass } from '../testing/leads.ts';
import { ENGINES } from '../testing/temporary.ts';
import { backoffSeconds, MAX_ATTEMPTS } from './backoff.ts';
import { claimDeliveries, LEASE_SECONDS, settleDelivery } from './deliveries.ts';
import { goHighLevel } from './go-high-level.ts';
import type { Target } from './target.ts';
import { webhook } from './webhook.ts';
import { createWorker } from './worker.ts';

const KEY = Buffer.alloc(32, 7);
const DELIVERED = { delivered: 1, failed: 0, dead: 0 };
const FAILED = { delivered: 0, failed: 1, dead: 0 };
const DEAD = { delivered: 0, failed: 1, dead: 1 };
const NOTHING = { delivered: 0, failed: 0, dead: 0 };

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

/** Seconds until the only delivery is tried again. */
async function waitOf(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ wait: number }>(
    'select round(extract(epoch from next_attempt - now()))::int as wait from cornerbell.deliveries',
  );
  return rows[0]?.wait ?? Number.NaN;
}

describe.each(ENGINES)('on $engine', ({ open, isMissing }) => {
  async function toGoHighLevel(lead = aLead()) {
    const sql = await open();
    const crm = await fakeCrm();
    const { save } = createLeadStore(sql, { targets: ['gohighlevel'] });
    await save(lead);
    return { sql, crm, save, ...workerOf(sql, [crmTarget(crm.url)]) };
  }

  describe.skipIf(isMissing)('a lead', () => {
    it('becomes a contact with tags, once', async () => {
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
      expect(await worker.run()).toEqual(DELIVERED);
      expect(await worker.run()).toEqual(NOTHING);
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

    it('with a telephone number that the CRM refuses is delivered without', async () => {
      const { crm, worker } = await toGoHighLevel(aLead({ kind: 'demo', payload: { phone: 'x' } }));
      crm.behave('bad request', 'ok');
      expect(await worker.run()).toEqual(DELIVERED);
      expect(crm.requests.map(({ body }) => body['phone'])).toEqual(['x', undefined, undefined]);
    });

    it('reaches a webhook signed, so that its receiver can tell', async () => {
      const sql = await open();
      const crm = await fakeCrm();
      await createLeadStore(sql, { targets: ['webhook'] }).save(aLead());
      const { worker } = workerOf(sql, [webhook({ url: `${crm.url}/hook`, key: KEY })]);
      crm.behave('fault', 'ok');
      expect(await worker.run()).toEqual(FAILED);
      await pass(sql, 60);
      expect(await worker.run()).toEqual(DELIVERED);
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
      const mac = createHmac('sha256', KEY).update(`${id}.${at}.${second?.text}`);
      expect(signature).toBe(`v1,${mac.digest('base64')}`);
      expect(Math.abs(Number(at) - Date.now() / 1000)).toBeLessThan(60);
    });

    it.each<[Behaviour, string]>([
      ['unauthorised', 'HTTP 401 {"message":"Invalid JWT"}'],
      ['fault', 'HTTP 500 {"message":"Internal server error"}'],
      ['hang', 'No answer in time'],
      ['close', 'fetch failed (UND_ERR_SOCKET)'],
    ])('is tried again after the CRM did this: %s', async (behaviour, lastError) => {
      const { sql, crm, worker, log } = await toGoHighLevel();
      crm.behave(behaviour);
      expect(await worker.run()).toEqual(FAILED);
      expect(await worker.run()).toEqual(NOTHING);
      expect(await deliveryOf(sql)).toMatchObject({ state: 'pending', attempts: 1, lastError });
      expect(String(log.mock.calls)).not.toContain('sam@example.com');
      crm.behave('ok');
      await pass(sql, 31);
      expect(await worker.run()).toEqual(DELIVERED);
      expect(crm.contacts.size).toBe(1);
    });

    it.each<Behaviour>(['ok, but close', 'answer twice', 'nonsense', 'echo'])(
      'is in the CRM once after it did this: %s',
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

    it('needs no more than the beginning of what the CRM answers', async () => {
      const { sql, crm, worker } = await toGoHighLevel();
      crm.behave('long');
      expect(await worker.run()).toEqual(DELIVERED);
      expect(await deliveryOf(sql)).toMatchObject({ state: 'delivered' });
      expect(crm.contacts.get('sam@example.com')?.tags).toEqual(new Set(['website-newsletter']));
    });

    it.each<Behaviour>(['too many', 'too many, by date'])(
      'waits with all others as long as the CRM asks for, which is no attempt: %s',
      async (behaviour) => {
        const { sql, crm, save, worker } = await toGoHighLevel();
        crm.behave(behaviour, 'ok');
        expect(await worker.run()).toEqual(FAILED);
        expect(await deliveryOf(sql)).toMatchObject({ state: 'pending', attempts: 0 });
        await save(aLead({ email: 'kim@example.com' }));
        await pass(sql, 870);
        expect(await worker.run()).toEqual(NOTHING);
        await pass(sql, 31);
        expect(await worker.run()).toEqual({ ...DELIVERED, delivered: 2 });
      },
    );

    it('is asked for again and again only so often as a busy CRM allows', async () => {
      const { sql, crm, save, worker } = await toGoHighLevel();
      for (let index = 0; index < 99; index += 1)
        await save(aLead({ email: `${index}@example.com` }));
      for (let window = 0; window < 12; window += 1) {
        crm.allow(40);
        await worker.run();
        await pass(sql, 901);
      }
      expect(crm.contacts.size).toBe(100);
      expect(await listLeads(sql)).not.toContainEqual(
        expect.objectContaining({ deliveries: [expect.objectContaining({ state: 'pending' })] }),
      );
      // Those that were under way when the first was refused.
      expect(crm.requests.length).toBeLessThan(2 * 100 + 12 * 10);
    });

    it('reaches a system that is well at once, although another one hangs', async () => {
      const sql = await open();
      const [hanging, well] = [await fakeCrm(), await fakeCrm()];
      hanging.behave('hang');
      const { save } = createLeadStore(sql, { targets: ['gohighlevel', 'webhook'] });
      for (let index = 0; index < 30; index += 1)
        await save(aLead({ email: `${index}@example.com` }));
      const timeoutMs = 10_000;
      const { worker } = workerOf(
        sql,
        [crmTarget(hanging.url), webhook({ url: well.url, key: KEY })],
        Math.random,
        timeoutMs,
      );
      const run = worker.run();
      // Before the first attempt at the other one is over.
      await expect.poll(() => well.requests.length, { timeout: timeoutMs }).toBe(30);
      expect(hanging.contacts.size).toBe(0);
      await run;
    });

    it('waits for none of many that the CRM hangs on', async () => {
      const { sql, crm } = await toGoHighLevel();
      const { save } = createLeadStore(sql, { targets: ['gohighlevel'] });
      crm.behaveTo('slow', 'hang');
      for (let index = 0; index < 30; index += 1)
        await save(aLead({ email: `slow-${index}@example.com` }));
      await save(aLead({ email: 'good@example.com' }));
      const { worker } = workerOf(sql, [crmTarget(crm.url)], Math.random, 15_000);
      const stopping = new AbortController();
      const run = worker.run({ signal: stopping.signal });
      const has = (email: string) => () => crm.contacts.has(email);
      await expect.poll(has('good@example.com'), { timeout: 10_000 }).toBe(true);
      // One that is stored meanwhile does not wait for the end of the run either.
      await save(aLead({ email: 'later@example.com' }));
      await expect.poll(has('later@example.com'), { timeout: 4000 }).toBe(true);
      stopping.abort();
      await run;
    });

    it('is not sent to a system that fails again and again, until one gets through', async () => {
      const { sql, crm, save, worker } = await toGoHighLevel();
      for (let index = 0; index < 39; index += 1)
        await save(aLead({ email: `${index}@example.com` }));
      crm.behave('fault');
      await worker.run();
      // The ten that were under way when the fifth failed, at most.
      expect(crm.requests.length).toBeLessThanOrEqual(15);
      const before = crm.requests.length;
      expect(await worker.run()).toEqual(NOTHING);
      for (let probe = 1; probe <= 3; probe += 1) {
        await pass(sql, 100);
        expect(await worker.run()).toEqual(FAILED);
        expect(crm.requests).toHaveLength(before + probe);
      }
      crm.behave('ok');
      await pass(sql, 301);
      await worker.run();
      await pass(sql, 301);
      await worker.run();
      expect(crm.contacts.size).toBe(40);
    });

    it('that the CRM refuses for good is given up, kept, and tried again on request', async () => {
      const { sql, crm, worker } = await toGoHighLevel();
      crm.behave('bad request');
      expect(await worker.run()).toEqual(DEAD);
      await pass(sql, 86_400);
      expect(await worker.run()).toEqual(NOTHING);
      expect(await deliveryOf(sql)).toMatchObject({
        state: 'dead',
        lastError: 'HTTP 400 {"message":"email must be an email"}',
      });
      crm.behave('ok');
      expect(await retryDeliveries(sql, 'sam@example.com')).toBe(1);
      expect(await worker.run()).toEqual(DELIVERED);
    });

    it.each([0, 1])('is given up after two to some four days, by chance: %d', async (chance) => {
      const { sql, crm } = await toGoHighLevel();
      const { worker } = workerOf(sql, [crmTarget(crm.url)], () => chance);
      crm.behave('fault');
      let seconds = 0;
      for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
        expect(await worker.run()).toEqual(FAILED);
        const wait = (await waitOf(sql)) + 1;
        await pass(sql, wait);
        seconds += wait;
      }
      expect(await worker.run()).toEqual(DEAD);
      expect(seconds).toBeGreaterThan(48 * 3600);
      expect(seconds).toBeLessThan(100 * 3600);
    });

    it('reaches the CRM once, although that was down for an hour', async () => {
      const { sql, crm, save, worker } = await toGoHighLevel();
      for (let index = 0; index < 25; index += 1)
        await save(aLead({ email: `${index}@example.com` }));
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

    it('that is on its way when the worker is stopped gets there, and the rest later', async () => {
      const { sql, crm, save } = await toGoHighLevel();
      for (let index = 0; index < 24; index += 1)
        await save(aLead({ email: `${index}@example.com` }));
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
        ...DELIVERED,
        delivered: 10,
      });
      expect(crm.contacts.size).toBe(10);
      expect(await worker.run({ signal: stopping.signal })).toEqual(NOTHING);
      expect(await worker.run()).toEqual({ ...DELIVERED, delivered: 15 });
      expect(crm.requests).toHaveLength(2 * 25);
    });

    it('that changes on its way arrives as it is in the end', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql, { targets: ['crm'] });
      const onItsWay = Promise.withResolvers<void>();
      const arrival = Promise.withResolvers<void>();
      const arrived: string[] = [];
      const slow: Target = {
        name: 'crm',
        send: async ({ lead: { name } }) => {
          onItsWay.resolve();
          if (arrived.length === 0) await arrival.promise;
          arrived.push(name);
          return { ok: true };
        },
      };
      const { worker } = workerOf(sql, [slow]);
      await save(aLead({ name: 'Sma' }));
      const first = worker.run();
      await onItsWay.promise;
      await save(aLead({ name: 'Sam' }));
      expect(await worker.run()).toEqual(NOTHING);
      arrival.resolve();
      await first;
      await worker.run();
      expect(arrived).toEqual(['Sma', 'Sam']);
      expect(await deliveryOf(sql)).toMatchObject({ state: 'delivered' });
    });

    it('that changes while it is taken is taken as it was, and once more as it is', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql, { targets: ['crm'] });
      await save(aLead({ name: 'Sma' }));
      // What a claim finds that began before a change was committed and waited for its rows: the
      // delivery as it is, the lead as it was.
      await sql.query('update cornerbell.deliveries set revision = revision + 1');
      const [before] = await claimDeliveries(sql, 'crm', 10);
      expect(before?.idempotencyKey).toMatch(/-1$/);
      await sql.query("update cornerbell.leads set revision = revision + 1, name = 'Sam'");
      const dead = { state: 'dead', reason: 'HTTP 400' } as const;
      if (before) await settleDelivery(sql, before, dead, { isWell: true });
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

    it('gets there although the database failed another one of the run', async () => {
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
        throw new Error('The database is away.');
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
      await expect(worker.run()).rejects.toThrow('The database is away.');
      order.push('the run ends');
      expect(order).toEqual(['the database fails', 'the other one arrives', 'the run ends']);
    });

    it('is sent by one worker, however many run', async () => {
      const { sql, crm, save } = await toGoHighLevel();
      for (let index = 0; index < 40; index += 1)
        await save(aLead({ email: `${index}@example.com` }));
      const workers = [1, 2, 3, 4].map(
        () => workerOf(sql, [crmTarget(crm.url)], Math.random, 15_000).worker,
      );
      const reports = await Promise.all(workers.map(({ run }) => run()));
      expect(reports.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(41);
      expect(crm.requests).toHaveLength(2 * 41);
    });

    it('that a killed worker had taken is sent when the lease has ended', async () => {
      const { sql, worker } = await toGoHighLevel();
      expect(await claimDeliveries(sql, 'gohighlevel', 10)).toHaveLength(1);
      expect(await worker.run()).toEqual(NOTHING);
      await pass(sql, LEASE_SECONDS + 1);
      expect(await worker.run()).toEqual(DELIVERED);
    });

    it.each([
      ['forward', 86_400 * 365],
      ['back', -86_400 * 365],
    ])('does not wait for the time to return when the clock is set %s', async (_, seconds) => {
      const { sql, crm, worker } = await toGoHighLevel();
      crm.behave('fault', 'ok');
      expect(await worker.run()).toEqual(FAILED);
      await pass(sql, seconds);
      expect(await worker.run()).toEqual(DELIVERED);
    });

    it('that changes or is erased while it is sent is sent again, or not at all', async () => {
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
      expect(await worker.run()).toEqual(NOTHING);
      expect(await listLeads(sql)).toEqual([]);
    });

    it('stays where it is while its target is not configured', async () => {
      const { sql } = await toGoHighLevel();
      const { worker } = workerOf(sql, []);
      expect(await worker.run()).toEqual(NOTHING);
      expect(await deliveryOf(sql)).toMatchObject({ state: 'pending', attempts: 0 });
    });
  });
});

it.each([
  [1, 15, 30],
  [2, 30, 60],
  [8, 1920, 3840],
  [16, 10_800, 21_600],
])('waits after %d attempts %d to %d seconds', (attempts, least, most) => {
  expect(backoffSeconds(attempts, () => 0)).toBe(least);
  expect(backoffSeconds(attempts, () => 1)).toBe(most);
});
