import { describe, expect, it } from 'vitest';
import type { Sql } from './database.ts';
import { createLeadStore } from './lead-store.ts';
import {
  forgetLeads,
  leadStats,
  listLeads,
  retryDeliveries,
  type LeadFilter,
} from './stored-leads.ts';
import { aLead, countOf } from './testing/leads.ts';
import { engines } from './testing/temporary.ts';

async function at(sql: Sql, email: string, time: string): Promise<void> {
  await sql.query(
    'update cornerbell.leads set created_at = $2::text::timestamptz where email = $1::text',
    [email, time],
  );
}

describe.each(engines)('on $engine', ({ open, isMissing }) => {
  describe.skipIf(isMissing)('stored leads', () => {
    it('are listed newest first, by kind, address and day', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql);
      await save(aLead({ email: 'b@example.com' }));
      await save(aLead({ email: 'c@example.com', kind: 'demo' }));
      await save(aLead({ email: 'a@example.com' }));
      await at(sql, 'a@example.com', '2025-08-01T00:00:00Z');
      await at(sql, 'b@example.com', '2025-08-02T23:59:59.999Z');
      await at(sql, 'c@example.com', '2025-08-03T00:00:00Z');
      const initials = async (filter: LeadFilter) =>
        (await listLeads(sql, filter)).map(({ email }) => email[0]).join('');
      expect(await initials({})).toBe('cba');
      expect(await initials({ kind: 'newsletter' })).toBe('ba');
      expect(await initials({ kind: 'application' })).toBe('');
      expect(await initials({ email: 'c@example.com' })).toBe('c');
      expect(await initials({ since: '2025-08-02' })).toBe('cb');
      expect(await initials({ until: '2025-08-02' })).toBe('ba');
      expect(await initials({ since: '2025-08-02', until: '2025-08-02' })).toBe('b');
      expect((await listLeads(sql)).map(({ createdAt }) => createdAt)[1]).toBe(
        '2025-08-02T23:59:59.999Z',
      );
    });

    it('are listed by days in UTC in any time zone of the server', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql);
      await save(aLead({ email: 'a@example.com' }));
      await save(aLead({ email: 'b@example.com' }));
      await at(sql, 'a@example.com', '2025-08-01T00:30:00Z');
      await at(sql, 'b@example.com', '2025-08-02T20:00:00Z');
      // In Santiago one day of each year has no midnight.
      for (const zone of ['America/Chicago', 'Asia/Tokyo', 'America/Santiago']) {
        await sql.transaction(async (transaction) => {
          await transaction.query(`set local time zone '${zone}'`);
          const listed = async (filter: LeadFilter) =>
            (await listLeads(transaction, filter)).map(({ email }) => email[0]).join('');
          expect(await listed({ since: '2025-08-01', until: '2025-08-01' })).toBe('a');
          expect(await listed({ since: '2025-08-02', until: '2025-08-02' })).toBe('b');
          const { rows } = await transaction.query<{ now: number }>(
            'select extract(epoch from now())::int as now',
          );
          const daysAgo = (ago: number) =>
            new Date(((rows[0]?.now ?? 0) - ago * 86_400) * 1000).toISOString().slice(0, 10);
          const { days } = await leadStats(transaction, 400);
          expect(days.map(({ day }) => day)).toEqual(
            Array.from({ length: 400 }, (_, index) => daysAgo(399 - index)),
          );
        });
      }
    });

    it('are erased with their deliveries', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql, { targets: ['crm'] });
      await save(aLead());
      await save(aLead({ kind: 'demo' }));
      await save(aLead({ email: 'kim@example.com' }));
      expect(await forgetLeads(sql, 'sam@example.com')).toBe(2);
      expect(await forgetLeads(sql, 'sam@example.com')).toBe(0);
      expect((await listLeads(sql)).map(({ email }) => email)).toEqual(['kim@example.com']);
      expect(await countOf(sql, 'deliveries')).toBe(1);
    });

    it('are retried, all or of one address, unless delivered', async () => {
      const sql = await open();
      const { save } = createLeadStore(sql, { targets: ['crm'] });
      for (const name of ['a', 'b', 'c']) await save(aLead({ email: `${name}@example.com` }));
      await sql.query(
        `update cornerbell.deliveries set attempts = 16, state = case email
           when 'c@example.com' then 'delivered' else 'dead' end
         from cornerbell.leads where leads.id = lead`,
      );
      expect(await retryDeliveries(sql, 'c@example.com')).toBe(0);
      expect(await retryDeliveries(sql, 'a@example.com')).toBe(1);
      expect((await listLeads(sql, { email: 'a@example.com' }))[0]?.deliveries).toMatchObject([
        { state: 'pending', attempts: 0 },
      ]);
      expect(await retryDeliveries(sql)).toBe(2);
    });

    it('are counted', async () => {
      const sql = await open();
      expect(await leadStats(sql, 2)).toMatchObject({ kinds: {}, sources: [], suspicious: 0 });
      const { save } = createLeadStore(sql, { targets: ['crm'] });
      await save(aLead({ attribution: { first: { utm_source: 'news' } } }));
      await save(aLead({ kind: 'demo', attribution: { first: { referrer: 'example.org' } } }));
      await save(aLead({ email: 'kim@example.com', reasons: ['honeypot'] }));
      await sql.query(
        "update cornerbell.leads set created_at = now() - interval '1 day' where kind = 'demo'",
      );
      const stats = await leadStats(sql, 2);
      expect(stats).toMatchObject({
        kinds: { newsletter: 2, demo: 1 },
        suspicious: 1,
        deliveries: [{ target: 'crm', state: 'pending', number: 3 }],
      });
      expect(stats.days.map(({ leads }) => leads)).toEqual([1, 2]);
      expect(stats.sources.map(({ source }) => source)).toEqual([
        'direct or unknown',
        'example.org',
        'news',
      ]);
    });
  });
});
