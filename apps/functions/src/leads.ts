import { iso, type Sql } from './database.ts';
import type { DeliveredLead, TargetEvent } from './targets/target.ts';

/** The delivery of an event of a lead to one target. */
interface StoredDelivery {
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

/** All stored leads, newest first, then by id. */
export async function listLeads(sql: Sql): Promise<StoredLead[]> {
  const { rows } = await sql.query<StoredLead>(
    `select id, kind, email, name, payload, attribution, to_jsonb(reasons) as reasons,
       ${iso('created_at')} as "createdAt", ${iso('subscribed_at')} as "subscribedAt",
       ${iso('unsubscribed_at')} as "unsubscribedAt",
       coalesce((
         select jsonb_agg(jsonb_build_object(
           'target', target, 'event', event, 'attempts', attempts, 'dueAt', ${iso('due_at')}, 'error', error,
           'state', case when due_at is not null then 'pending' when settled_at is null then 'held'
             when error is null then 'delivered' else 'failed' end
         ) order by ordinal)
         from cornerbell.deliveries where lead = leads.id
       ), '[]') as deliveries
     from cornerbell.leads order by created_at desc, id`,
  );
  return rows;
}

/**
 * Erases all leads of an address with everything that refers to them, in a local database also from
 * free pages and the log. Of who has left the newsletter a fingerprint stays, so that nobody can
 * sign them up again. Resolves with the number of leads.
 */
export async function forgetLeads(sql: Sql, email: string, isLocal: boolean): Promise<number> {
  const { rows } = await sql.query(
    'delete from cornerbell.leads where email = $1::text returning id',
    [email],
  );
  await sql.query(
    'delete from cornerbell.mailboxes where fingerprint = cornerbell.mailbox($1) and left_at is null',
    [email],
  );
  if (isLocal) {
    for (const table of ['leads', 'deliveries', 'idempotency_keys', 'mailboxes'])
      await sql.query(`vacuum (full) cornerbell.${table}`);
    await sql.query('select pg_switch_wal()');
    await sql.query('checkpoint');
  }
  return rows.length;
}

/**
 * Makes waiting and given-up deliveries due at once, for all leads or, with those held back, for
 * one address. What was given up stays so after a later event of its lead: a withdrawal must not be
 * followed by the older sign-up. Resolves with the number of deliveries.
 */
export async function retryDeliveries(sql: Sql, email?: string): Promise<number> {
  await sql.query('delete from cornerbell.pauses');
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
