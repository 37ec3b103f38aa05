import { retentionDays } from '@cornerbell/api/schema';
import type { Sql } from './database.ts';
import type { LeadKind, Reason } from './lead.ts';

/** The delivery of a lead to one target. */
export interface StoredDelivery {
  readonly target: string;
  readonly state: 'pending' | 'delivered' | 'dead';
  readonly attempts: number;
  /** When it is tried again, while it is pending. */
  readonly nextAttempt: string | null;
  readonly lastError: string | null;
}

/** A stored lead; times are ISO 8601 in UTC. */
export interface StoredLead {
  readonly id: string;
  readonly kind: LeadKind;
  readonly email: string;
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attribution: Readonly<Record<string, unknown>>;
  readonly reasons: readonly Reason[];
  readonly createdAt: string;
  /** When a subscriber confirmed the sign-up; always null if no mail is set up. */
  readonly confirmedAt: string | null;
  /** When a subscriber left the newsletter. */
  readonly unsubscribedAt: string | null;
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

function iso(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The stored leads that a filter selects, newest first, then by id. */
export async function listLeads(sql: Sql, filter: LeadFilter = {}): Promise<StoredLead[]> {
  const { rows } = await sql.query<StoredLead>(
    `select id, kind, email, name, payload, attribution, to_jsonb(reasons) as reasons,
       ${iso('created_at')} as "createdAt", ${iso('confirmed_at')} as "confirmedAt",
       ${iso('unsubscribed_at')} as "unsubscribedAt",
       coalesce((
         select jsonb_agg(jsonb_build_object(
           'target', target, 'state', state, 'attempts', attempts,
           'nextAttempt', case when state = 'pending' then ${iso('next_attempt')} end,
           'lastError', last_error
         ) order by target)
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
 * Erases all leads of an address with their deliveries and keys, and records that in the audit log;
 * resolves with the number of leads.
 */
export async function forgetLeads(sql: Sql, email: string): Promise<number> {
  const { rows } = await sql.query<{ leads: number }>(
    `with erased as (delete from cornerbell.leads where email = $1::text returning id),
       counted as (select count(*)::int as leads from erased),
       noted as (insert into cornerbell.audit_log (action, leads) select 'forget', leads from counted)
     select leads from counted`,
    [email],
  );
  return rows[0]?.leads ?? 0;
}

/** All leads of an address, for a person's request; records the export in the audit log. */
export async function exportLeads(sql: Sql, email: string): Promise<StoredLead[]> {
  const leads = await listLeads(sql, { email });
  await sql.query(
    `insert into cornerbell.audit_log (action, leads) values ('export', $1::text::int)`,
    [String(leads.length)],
  );
  return leads;
}

/** An export or erasure and its number of leads; the time is ISO 8601 in UTC. */
export interface AuditLine {
  readonly at: string;
  readonly action: 'export' | 'forget';
  readonly leads: number;
}

/** Exports and erasures, the latest first. */
export async function listAudit(sql: Sql): Promise<AuditLine[]> {
  const { rows } = await sql.query<AuditLine>(
    `select ${iso('at')} as at, action, leads from cornerbell.audit_log order by audit_log.at desc`,
  );
  return rows;
}

/**
 * Rewrites the tables so that no free page keeps erased data and, in a local database, removes the log
 * that still contains it.
 */
export async function shredErased(
  sql: Sql,
  { isLocal }: { readonly isLocal: boolean },
): Promise<void> {
  for (const table of ['leads', 'deliveries', 'idempotency_keys']) {
    await sql.query(`vacuum (full) cornerbell.${table}`);
  }
  if (!isLocal) return;
  await sql.query('select pg_switch_wal()');
  await sql.query('checkpoint');
}

/** Erases leads older than `retentionDays`; subscribers stay until they unsubscribe. */
export async function expireLeads(sql: Sql): Promise<void> {
  await sql.query(
    `delete from cornerbell.leads
     where kind <> 'newsletter' and created_at < now() - make_interval(days => ${retentionDays})`,
  );
}

/**
 * Makes waiting and given-up (`dead`) deliveries due at once, for all leads or those of one address, and
 * ends pauses of targets; resolves with the number of deliveries.
 */
export async function retryDeliveries(sql: Sql, email?: string): Promise<number> {
  const { rows } = await sql.query(
    `with asked_again as (update cornerbell.delivery_targets set failures = 0, held_until = null)
     update cornerbell.deliveries set state = 'pending', next_attempt = now(), is_reported = false,
       attempts = case when state = 'dead' then 0 else attempts end
     from cornerbell.leads
     where leads.id = deliveries.lead and state <> 'delivered' and (lease is null or leased_until <= now())
       and ($1::text is null or email = $1::text)
     returning deliveries.id`,
    [email ?? null],
  );
  return rows.length;
}

/** Counts of the stored leads. */
export interface LeadStats {
  /** Leads by kind. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Leads by day (UTC) of the last days, the oldest first. */
  readonly days: readonly { readonly day: string; readonly leads: number }[];
  /** Leads by the campaign source of the first visit, most first. */
  readonly sources: readonly { readonly source: string; readonly leads: number }[];
  readonly suspicious: number;
  /** Deliveries by target and state. */
  readonly deliveries: readonly {
    readonly target: string;
    readonly state: string;
    readonly number: number;
  }[];
}

/** Counts leads and deliveries; `days` is the number of single days, today included. */
export async function leadStats(sql: Sql, days = 14): Promise<LeadStats> {
  const { rows } = await sql.query<LeadStats>(
    `select
       coalesce((select jsonb_object_agg(kind, number) from (
         select kind, count(*) as number from cornerbell.leads group by kind
       ) as kinds), '{}') as kinds,
       (select jsonb_agg(jsonb_build_object('day', to_char(day, 'YYYY-MM-DD'), 'leads', (
         select count(*) from cornerbell.leads where (created_at at time zone 'utc')::date = day::date
       )) order by day) from generate_series(
         date_trunc('day', now() at time zone 'utc') - make_interval(days => $1::int - 1),
         now() at time zone 'utc', interval '1 day'
       ) as day) as days,
       coalesce((select jsonb_agg(jsonb_build_object('source', source, 'leads', number)
         order by number desc, source) from (
         select coalesce(attribution #>> '{first,utm_source}', attribution #>> '{first,referrer}',
           'direct or unknown') as source, count(*) as number
         from cornerbell.leads group by 1 order by 2 desc, 1 limit 8
       ) as sources), '[]') as sources,
       (select count(*)::int from cornerbell.leads where suspicious) as suspicious,
       coalesce((select jsonb_agg(jsonb_build_object('target', target, 'state', state,
         'number', number) order by target, state) from (
         select target, state, count(*) as number from cornerbell.deliveries group by target, state
       ) as states), '[]') as deliveries`,
    [days],
  );
  const [stats] = rows;
  if (stats === undefined) throw new Error('The leads could not be counted.');
  return stats;
}
