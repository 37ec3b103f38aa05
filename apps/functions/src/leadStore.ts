import type { Sql } from './database.ts';
import type { Lead, LeadKind } from './lead.ts';

/** Where the function puts leads. */
export type LeadStore = {
  /** Resolves once the lead cannot be lost any more; rejects if nothing was stored. */
  readonly save: (lead: Lead) => Promise<void>;
};

/** A lead as it is stored; `createdAt` is ISO 8601 in UTC. */
export type StoredLead = {
  readonly id: string;
  readonly kind: LeadKind;
  readonly email: string;
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
};

/**
 * Stores leads in the table `leads`. A subscriber who signs up again stays one row with its first
 * time, and takes the name given last.
 */
export function createLeadStore(sql: Sql): LeadStore {
  return {
    save: async ({ kind, email, name, payload, createdAt }) => {
      // The casts make every parameter a text, which all Postgres drivers send alike.
      await sql.query(
        `insert into leads (kind, email, name, payload, created_at)
         values ($1, $2, $3, $4::text::jsonb, $5::text::timestamptz)
         on conflict (email) where kind = 'newsletter' do update set name = excluded.name`,
        [kind, email, name, JSON.stringify(payload), createdAt.toISOString()],
      );
    },
  };
}

/** All stored leads, or those of one kind, newest first; at the same time, by id. */
export async function listLeads(sql: Sql, kind?: LeadKind): Promise<StoredLead[]> {
  const { rows } = await sql.query<StoredLead>(
    `select id, kind, email, name, payload,
            to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
     from leads
     where $1::text is null or kind = $1
     order by created_at desc, id`,
    [kind ?? null],
  );
  return rows;
}
