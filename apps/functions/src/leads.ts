import type { Sql } from './database.ts';
import type { LeadKind } from './lead.ts';
import { iso } from './queue.ts';
import type { DeliveredLead, TargetEvent } from './targets/target.ts';

/** The delivery of an event of a lead to one target. */
export interface StoredDelivery {
  readonly target: string;
  readonly event: TargetEvent;
  /** `failed` was given up; `held` waits for a person to look at the lead. */
  readonly state: 'pending' | 'delivered' | 'failed' | 'held';
  readonly attempts: number;
  /** When it is tried again, while it is pending. */
  readonly dueAt: string | null;
  readonly error: string | null;
}

/** A stored lead. */
export interface StoredLead extends DeliveredLead {
  /** When a subscriber agreed to the newsletter; null before that, and for other leads. */
  readonly subscribedAt: string | null;
  /** When a subscriber left the newsletter. */
  readonly unsubscribedAt: string | null;
  /** In the order of the events. */
  readonly deliveries: readonly StoredDelivery[];
}

/** Selects leads; all by default. */
export interface LeadFilter {
  readonly kind?: LeadKind | undefined;
  readonly email?: string | undefined;
  /** The first day, such as `2025-08-01`, in UTC. */
  readonly since?: string | undefined;
  /** The last day, in UTC. */
  readonly until?: string | undefined;
}

const state = `case when due_at is not null then 'pending' when settled_at is null then 'held'
  when error is null then 'delivered' else 'failed' end`;

/** The stored leads that a filter selects, newest first, then by id. */
export async function listLeads(sql: Sql, filter: LeadFilter = {}): Promise<StoredLead[]> {
  const { rows } = await sql.query<StoredLead>(
    `select id, kind, email, name, payload, attribution, to_jsonb(reasons) as reasons,
       ${iso('created_at')} as "createdAt", ${iso('subscribed_at')} as "subscribedAt",
       ${iso('unsubscribed_at')} as "unsubscribedAt",
       coalesce((
         select jsonb_agg(jsonb_build_object('target', target, 'event', event, 'state', ${state},
           'attempts', attempts, 'dueAt', ${iso('due_at')}, 'error', error) order by ordinal)
         from cornerbell.deliveries where lead = leads.id
       ), '[]') as deliveries
     from cornerbell.leads
     where ($1::text is null or kind = $1::text)
       and ($2::text is null or email = $2::text)
       and ($3::text is null or created_at >= $3::text::date::timestamp at time zone 'utc')
       and ($4::text is null or created_at < ($4::text::date + 1)::timestamp at time zone 'utc')
     order by created_at desc, id`,
    [filter.kind ?? null, filter.email ?? null, filter.since ?? null, filter.until ?? null],
  );
  return rows;
}

/**
 * Erases all leads of an address with everything that refers to them, and rewrites the tables so that no
 * free page keeps them and, in a local database, removes the log that still contains them. Resolves with
 * the number of leads.
 */
export async function forgetLeads(sql: Sql, email: string, isLocal: boolean): Promise<number> {
  const { rows } = await sql.query(
    'delete from cornerbell.leads where email = $1::text returning id',
    [email],
  );
  if (rows.length === 0) return 0;
  for (const table of ['leads', 'deliveries', 'idempotency_keys'])
    await sql.query(`vacuum (full) cornerbell.${table}`);
  if (isLocal) {
    await sql.query('select pg_switch_wal()');
    await sql.query('checkpoint');
  }
  return rows.length;
}

/**
 * Makes waiting and given-up deliveries due at once, for all leads or those of one address; with an address
 * also those that were held back. What was given up stays so after a later event of its lead: a withdrawal
 * must not be followed by the older sign-up. Resolves with the number of deliveries.
 */
export async function retryDeliveries(sql: Sql, email?: string): Promise<number> {
  const { rows } = await sql.query(
    `update cornerbell.deliveries as one set due_at = now(), settled_at = null, error = null, attempts = 0
     from cornerbell.leads
     where leads.id = one.lead and case when $1::text is null then error is not null
       else email = $1::text and (error is not null or due_at is null and settled_at is null) end
       and (settled_at is null or not exists (
         select from cornerbell.deliveries as later
         where later.lead = one.lead and later.target = one.target and later.ordinal > one.ordinal
       ))
     returning one.id`,
    [email ?? null],
  );
  return rows.length;
}

const counts = {
  LEADS: 'select kind as name, count(*)::int as number from cornerbell.leads group by 1 order by 1',
  SUSPICIOUS: `select reason as name, count(*)::int as number
    from cornerbell.leads, unnest(reasons) as reason group by 1 order by 1`,
  'DAY (UTC)': `select to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as name, count(*)::int as number
    from cornerbell.leads where created_at > now() - interval '14 days' group by 1 order by 1`,
  'FIRST SOURCE': `select coalesce(attribution #>> '{first,utm_source}', attribution #>> '{first,referrer}',
      'direct or unknown') as name, count(*)::int as number
    from cornerbell.leads group by 1 order by 2 desc, 1 limit 8`,
  DELIVERIES: `select target || ' ' || ${state} as name, count(*)::int as number
    from cornerbell.deliveries group by 1 order by 1`,
};

/** Counts leads and deliveries: by kind, sign of a machine, day of the last two weeks, source, and state. */
export async function leadStats(sql: Sql): Promise<Record<string, Record<string, number>>> {
  const stats: Record<string, Record<string, number>> = {};
  for (const [title, statement] of Object.entries(counts)) {
    const { rows } = await sql.query<{ name: string; number: number }>(statement);
    stats[title] = Object.fromEntries(rows.map(({ name, number }) => [name, number]));
  }
  return stats;
}
