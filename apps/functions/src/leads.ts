import type { Sql } from './database.ts';
import type { LeadKind, Reason } from './lead.ts';
import { iso } from './queue.ts';
import type { TargetEvent } from './targets/target.ts';

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
     from cornerbell.leads left join cornerbell.subscriptions on lead = id
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
export async function forgetLeads(
  sql: Sql,
  email: string,
  { isLocal }: { readonly isLocal: boolean },
): Promise<number> {
  const { rows } = await sql.query(
    'delete from cornerbell.leads where email = $1::text returning id',
    [email],
  );
  if (rows.length === 0) return 0;
  for (const table of ['leads', 'subscriptions', 'deliveries', 'idempotency_keys'])
    await sql.query(`vacuum (full) cornerbell.${table}`);
  if (isLocal) {
    await sql.query('select pg_switch_wal()');
    await sql.query('checkpoint');
  }
  return rows.length;
}

/**
 * Makes waiting and given-up deliveries due at once, for all leads or those of one address; with an address
 * also those that were held back. Resolves with the number of deliveries.
 */
export async function retryDeliveries(sql: Sql, email?: string): Promise<number> {
  const { rows } = await sql.query(
    `update cornerbell.deliveries set due_at = now(), settled_at = null, error = null, attempts = 0
     from cornerbell.leads
     where leads.id = lead and case when $1::text is null then error is not null
       else email = $1::text and (error is not null or due_at is null and settled_at is null) end
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
  const select = async <Row>(statement: string, ...parameters: readonly unknown[]) =>
    (await sql.query<Row>(statement, parameters)).rows;
  const kinds = await select<{ kind: string; leads: number; suspicious: number }>(
    `select kind, count(*)::int as leads,
       count(*) filter (where cardinality(reasons) > 0)::int as suspicious
     from cornerbell.leads group by kind order by kind`,
  );
  return {
    kinds: Object.fromEntries(kinds.map(({ kind, leads }) => [kind, leads])),
    suspicious: kinds.reduce((sum, { suspicious }) => sum + suspicious, 0),
    days: await select(
      `select to_char(day, 'YYYY-MM-DD') as day, count(leads.id)::int as leads
       from generate_series(
         date_trunc('day', now() at time zone 'utc') - make_interval(days => $1::int - 1),
         now() at time zone 'utc', interval '1 day'
       ) as day left join cornerbell.leads on date_trunc('day', created_at at time zone 'utc') = day
       group by day order by day`,
      days,
    ),
    sources: await select(
      `select coalesce(attribution #>> '{first,utm_source}', attribution #>> '{first,referrer}',
         'direct or unknown') as source, count(*)::int as leads
       from cornerbell.leads group by 1 order by 2 desc, 1 limit 8`,
    ),
    deliveries: await select(
      `select target, ${state} as state, count(*)::int as number
       from cornerbell.deliveries group by 1, 2 order by 1, 2`,
    ),
  };
}
