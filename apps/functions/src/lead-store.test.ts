import { retentionDays } from '@cornerbell/api/schema';
import { describe, expect, it } from 'vitest';
import type { Sql } from './database.ts';
import { claimDeliveries } from './delivery/deliveries.ts';
import { readMigrations } from './host/open-database.ts';
import { createLeadStore, forgetRequests } from './lead-store.ts';
import { migrate } from './migrate.ts';
import { expireLeads, forgetLeads, listLeads } from './stored-leads.ts';
import { aLead, countOf, pass } from './testing/leads.ts';
import { engines } from './testing/temporary.ts';

const leadKey = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';
const acceptedOutcome = { outcome: 'accepted' };
const reusedOutcome = { outcome: 'reused' };

const demo = aLead({ kind: 'demo', payload: { gym: 'Northside' }, idempotencyKey: leadKey });

async function addressesOf(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ address: string }>(
    'select address from cornerbell.rate_limits',
  );
  return rows.map(({ address }) => address);
}

describe.each(engines)('on $engine', ({ open, openEmpty, isMissing }) => {
  describe.skipIf(isMissing)('the store', () => {
    it('keeps a subscriber’s first time and latest name in one row', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql);
      await save(aLead());
      await sql.query("update cornerbell.leads set created_at = created_at - interval '1 day'");
      const [first] = await listLeads(sql);
      expect(await save(aLead({ name: 'Samantha' }))).toEqual(acceptedOutcome);
      expect(await listLeads(sql)).toEqual([{ ...first, name: 'Samantha' }]);
    });

    it('stores every booking without a key, and each key once', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql, { targets: ['crm', 'webhook'] });
      const unkeyed = { ...demo, idempotencyKey: undefined };
      for (const lead of [unkeyed, unkeyed, demo, demo])
        expect(await save(lead)).toEqual(acceptedOutcome);
      expect(await countOf(sql, 'leads')).toBe(3);
      expect(await countOf(sql, 'deliveries')).toBe(6);
    });

    it('deletes a key after a month, and with its lead', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql);
      await save(demo);
      await pass(sql, 86_400 * 29);
      await forgetRequests(sql);
      expect(await save({ ...demo, name: 'Samantha' })).toEqual(reusedOutcome);
      await pass(sql, 86_400 * 2);
      await forgetRequests(sql);
      expect(await save({ ...demo, name: 'Samantha' })).toEqual(acceptedOutcome);
      await forgetLeads(sql, demo.email);
      expect(await save({ ...demo, name: 'Sammy' })).toEqual(acceptedOutcome);
    });

    it('delivers a subscriber again only after a change', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql, { targets: ['crm'] });
      const states = async () => (await listLeads(sql))[0]?.deliveries.map(({ state }) => state);
      await save(aLead());
      await sql.query("update cornerbell.deliveries set state = 'delivered'");
      await save(aLead());
      expect(await states()).toEqual(['delivered']);
      await save(aLead({ name: 'Samantha' }));
      expect(await states()).toEqual(['pending']);
    });

    it('lets a person change a bot’s data, but not a bot a person’s', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql);
      await save(aLead({ name: 'Bot', reasons: ['too_fast'] }));
      await save(aLead({ name: 'Sam' }));
      await save(aLead({ name: 'Bot', reasons: ['honeypot'] }));
      expect(await listLeads(sql)).toMatchObject([{ name: 'Sam', reasons: [] }]);
    });

    it('stores many at once, each once, and answers each', async () => {
      const sql = await open();
      const stores = [0, 1, 2].map(() => createLeadStore(sql, { targets: ['crm'] }));
      const outcomes = await Promise.all(
        Array.from({ length: 300 }, (_, index) =>
          // Each address and each key three times, by three processes.
          stores[index % 3]?.save(
            aLead({
              email: `${Math.floor(index / 3)}@example.com`,
              kind: index < 150 ? 'newsletter' : 'demo',
              idempotencyKey: `00000000-0000-4000-8000-${String(Math.floor(index / 3)).padStart(12, '0')}`,
            }),
          ),
        ),
      );
      expect(outcomes).toEqual(outcomes.map(() => acceptedOutcome));
      expect(await countOf(sql, 'leads')).toBe(100);
      expect(await countOf(sql, 'deliveries')).toBe(100);
    });

    it('loses no lead to an error of another in the same commit', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql);
      const results = await Promise.allSettled([
        save(aLead({ email: 'a@example.com' })),
        save(aLead({ email: 'b@example.com', name: 'not \0 storable' })),
        save(aLead({ email: 'c@example.com' })),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((await listLeads(sql)).map(({ email }) => email).toSorted()).toEqual([
        'a@example.com',
        'c@example.com',
      ]);
    });

    it('refuses roles without a policy', async () => {
      const database = await open();
      await createLeadStore(database, { targets: ['crm'] }).save(demo);
      const role = `visitor_${Math.random().toString(36).slice(2)}`;
      // The public key of a Supabase project is such a role, with rights to every public table.
      await database.query(`create role ${role}`);
      const tables = ['leads', 'deliveries', 'idempotency_keys', 'rate_limits', 'function_secrets'];
      await database.query(`grant usage on schema cornerbell to ${role}`);
      await database.query(`grant all on all tables in schema cornerbell to ${role}`);
      const refused = database.transaction(async (sql) => {
        await sql.query(`set local role ${role}`);
        for (const table of tables) {
          expect((await sql.query(`select * from cornerbell.${table}`)).rows).toEqual([]);
        }
        await createLeadStore(sql).save(aLead({ kind: 'demo' }));
      });
      await expect(refused).rejects.toThrow('row-level security');
      await database.query(`drop owned by ${role}`);
      await database.query(`drop role ${role}`);
    });

    it('gives the public roles no rights, and the function’s role just enough', async () => {
      const database = await openEmpty();
      // Like a Supabase project, where these roles have rights to every public table.
      for (const role of ['anon', 'authenticated']) {
        await database.query(
          `do $$ begin create role ${role} nologin;
           exception when duplicate_object or unique_violation then null; end $$`,
        );
        await database.query(
          `alter default privileges in schema public grant all on tables to ${role}`,
        );
      }
      await migrate(database, await readMigrations());
      const as = (role: string, statement: string) =>
        database.transaction(async (sql) => {
          await sql.query(`set local role ${role}`);
          await sql.query(statement);
        });
      const { rows: tables } = await database.query<{ name: string }>(
        `select oid::regclass::text as name from pg_class
         where relkind = 'r' and relnamespace in ('public'::regnamespace, 'cornerbell'::regnamespace)`,
      );
      expect(tables).toHaveLength(9);
      for (const { name } of tables) {
        for (const role of ['anon', 'authenticated']) {
          for (const statement of [
            `truncate ${name} cascade`,
            `select * from ${name}`,
            `delete from ${name}`,
          ]) {
            await expect(as(role, statement)).rejects.toThrow('permission denied');
          }
        }
      }
      await database.transaction(async (sql) => {
        await sql.query('set local role cornerbell_function');
        const rateLimit = { requests: 3, windowSeconds: 600 };
        const { save } = createLeadStore(sql, { targets: ['crm'], rateLimit });
        expect(await save(demo, '203.0.113.9')).toEqual(acceptedOutcome);
        await forgetRequests(sql);
        await expireLeads(sql);
        expect(await claimDeliveries(sql, 'crm', 1)).toHaveLength(1);
      });
      for (const statement of [
        'truncate cornerbell.leads cascade',
        'select * from cornerbell.audit_log',
        'create table cornerbell.more (x int)',
      ]) {
        await expect(as('cornerbell_function', statement)).rejects.toThrow('permission denied');
      }
    });

    it('deletes expired requests, and keeps subscribers until they leave', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql);
      await save(demo);
      await save(aLead({ email: 'kim@example.com' }));
      const age = (days: number) =>
        sql.query(
          'update cornerbell.leads set created_at = now() - make_interval(days => $1::text::int)',
          [String(days)],
        );
      await age(retentionDays - 1);
      await expireLeads(sql);
      expect(await countOf(sql, 'leads')).toBe(2);
      await age(retentionDays + 1);
      await expireLeads(sql);
      expect(await listLeads(sql)).toMatchObject([{ kind: 'newsletter' }]);
    });
  });

  describe.skipIf(isMissing)('the limit of an address', () => {
    const rateLimit = { requests: 3, windowSeconds: 600 };
    const here = '203.0.113.9';

    async function limited() {
      const sql = await open();
      const { save } = createLeadStore(sql, { rateLimit });
      let next = 0;
      const request = async (address = here) =>
        (await save(aLead({ email: `${(next += 1)}@example.com` }), address)).outcome;
      return { sql, save, request };
    }

    it('ends with its window, and says when', async () => {
      const { sql, save, request } = await limited();
      expect([await request(), await request(), await request()]).toEqual(
        Array(3).fill('accepted'),
      );
      await pass(sql, 200);
      const refused = await save(aLead({ email: 'more@example.com' }), here);
      expect(refused).toEqual({ outcome: 'limited', retryAfterSeconds: expect.any(Number) });
      expect(
        refused.outcome === 'limited' && Math.abs(refused.retryAfterSeconds - 400),
      ).toBeLessThan(30);
      expect(await countOf(sql, 'leads')).toBe(3);
      expect(await request('203.0.113.10')).toBe('accepted');
      await pass(sql, 401);
      expect(await request()).toBe('accepted');
    });

    it('holds for many requests at once', async () => {
      const { sql, request } = await limited();
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => request()));
      expect(outcomes.toSorted()).toEqual([
        ...Array(3).fill('accepted'),
        ...Array(47).fill('limited'),
      ]);
      expect(await countOf(sql, 'leads')).toBe(3);
    });

    it('is shared by all processes', async () => {
      const { sql, request } = await limited();
      for (const _ of [1, 2, 3]) await request();
      const { save } = createLeadStore(sql, { rateLimit });
      expect(await save(aLead(), here)).toMatchObject({ outcome: 'limited' });
    });

    it('is per visitor network, stored as a hash only', async () => {
      const { sql, request } = await limited();
      for (const address of ['2001:db8::1', '2001:db8:0:0:ff::2', '2001:DB8::3%eth0']) {
        expect(await request(address)).toBe('accepted');
      }
      expect(await request('2001:db8::4')).toBe('limited');
      expect(await request('2001:db8:0:1::4')).toBe('accepted');
      const addresses = await addressesOf(sql);
      // Two caller networks, their customer's network, and all requests together.
      expect(addresses).toHaveLength(4);
      for (const address of addresses) expect(address).toMatch(/^([\da-f]{32}|everybody)$/);
    });

    it('has wider limits for all networks of a customer, and for everybody', async () => {
      const { request, save } = await limited();
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, index) => request(`2001:db8:0:${index.toString(16)}::1`)),
      );
      expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(30);
      expect(await request('2001:db8:1::1')).toBe('accepted');
      // Without an address only the limit for all requests applies.
      const emails = Array.from({ length: 1500 }, (_, index) => `all-${index}@example.com`);
      const all = await Promise.all(emails.map((email) => save(aLead({ email }))));
      expect(all.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1500 - 31);
      expect(await request('198.51.100.1')).toBe('limited');
    });

    it('is not used up for everybody by refused requests', async () => {
      const { sql, request } = await limited();
      for (let index = 0; index < 10; index += 1) await request();
      const { rows } = await sql.query(
        "select requests from cornerbell.rate_limits where address = 'everybody'",
      );
      expect(rows).toEqual([{ requests: 3 }]);
    });

    it('continues with a new secret after losing it', async () => {
      const { sql, request } = await limited();
      expect(await request()).toBe('accepted');
      await sql.query('delete from cornerbell.function_secrets');
      const { save } = createLeadStore(sql, { rateLimit });
      expect(await save(aLead(), here)).toEqual(acceptedOutcome);
      const { rows } = await sql.query('select name from cornerbell.function_secrets');
      expect(rows).toEqual([{ name: 'address' }]);
    });

    it('is deleted after a day', async () => {
      const { sql, request } = await limited();
      await request();
      await forgetRequests(sql);
      expect(await addressesOf(sql)).toHaveLength(2);
      await pass(sql, 86_401);
      await forgetRequests(sql);
      expect(await addressesOf(sql)).toEqual([]);
    });

    it.each([
      ['forward', 86_400 * 365],
      ['back', -86_400 * 365],
    ])('locks nobody out when the clock is set %s by a year', async (_, seconds) => {
      const { sql, request } = await limited();
      for (const outcome of Array(3).fill('accepted')) expect(await request()).toBe(outcome);
      expect(await request()).toBe('limited');
      await pass(sql, seconds);
      expect(await request()).toBe('accepted');
    });
  });
});
