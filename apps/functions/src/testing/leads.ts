import type { Sql } from '../database.ts';
import type { Lead } from '../lead.ts';

/** A newsletter sign-up with these changes. */
export function aLead(overrides: Partial<Lead> = {}): Lead {
  return {
    kind: 'newsletter',
    email: 'sam@example.com',
    name: 'Sam',
    payload: {},
    attribution: {},
    reasons: [],
    ...overrides,
  };
}

/** How many rows a table has. */
export async function countOf(sql: Sql, table: 'leads' | 'deliveries'): Promise<number> {
  const { rows } = await sql.query<{ number: number }>(
    `select count(*)::int as number from cornerbell.${table}`,
  );
  return rows[0]?.number ?? 0;
}

/**
 * Lets time pass for the database by moving its stored times into the past or, with a negative number,
 * into the future.
 */
export async function pass(sql: Sql, seconds: number): Promise<void> {
  const shift = [String(seconds)];
  const by = 'make_interval(secs => $1::text::float8)';
  await sql.query(`update cornerbell.rate_limits set started_at = started_at - ${by}`, shift);
  await sql.query(`update cornerbell.idempotency_keys set created_at = created_at - ${by}`, shift);
  await sql.query(`update cornerbell.delivery_targets set held_until = held_until - ${by}`, shift);
  await sql.query(`update cornerbell.reports set at = at - ${by}`, shift);
  await sql.query(
    `update cornerbell.deliveries set next_attempt = next_attempt - ${by},
       leased_until = leased_until - ${by}, delivered_at = delivered_at - ${by}`,
    shift,
  );
}
