import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Sql } from '../database.ts';

const migrations = join(import.meta.dirname, '../../supabase/migrations');
const history = 'supabase_migrations.schema_migrations';

/** The columns that the statements of this release use, and `mails`, which those of the one before use. */
const columns = {
  leads: `id, kind, email, name, payload, attribution, reasons, created_at, subscribed_at,
    unsubscribed_at, typed_name, confirm_token, unsubscribe_token, mails, mailed_at`,
  deliveries: `id, lead, target, event, ordinal, happened_at, attempts, attempt, due_at, settled_at,
    error`,
  mailboxes: 'fingerprint, mails, mailed_at, left_at',
  pauses: 'target, ends_at',
  idempotency_keys: 'key, fingerprint, lead, created_at',
  request_counts: 'caller, started_at, requests',
  notices: 'notified_at',
};

/** Statements that fail unless rows with all columns may be read and added; they add none. */
const tableCheck = Object.entries(columns)
  .map(
    ([table, names]) =>
      `insert into cornerbell.${table} (${names}) overriding system value
       select ${names} from cornerbell.${table} where false`,
  )
  .join(';');

/** Postgres's codes for a missing schema, table or column. */
const missing = new Set(['3F000', '42P01', '42703']);

const notMigrated =
  'It lacks tables of this release. Start a host on it, or run npx supabase db push --remote: either applies what is missing, or says what to do.';

const madeElsewhere =
  'Its schema "cornerbell" was not made by this release. Save its leads with the release that made it (pnpm leads --json). ' +
  'Then rename the schema (alter schema cornerbell rename to cornerbell_old), or use another folder (--data DIR).';

/**
 * Rejects unless leads can be stored: without a connection, a column or a right, and in a read-only replica. With
 * `message` if something is missing.
 */
export async function expectTables({ query }: Sql, message = notMigrated): Promise<void> {
  await query(tableCheck).catch((cause: unknown) => {
    throw missing.has(Object(cause).code) ? new Error(message, { cause }) : cause;
  });
}

/**
 * Applies the migrations that are missing, in their order, and records them as `supabase db push` does, so that
 * each finds what the other has applied. Several processes may do so at once. Rejects, and changes nothing, if
 * the tables were made by something else.
 */
export async function migrate(database: Database): Promise<void> {
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).toSorted();
  await database.transaction(async (sql) => {
    // Any number that nothing else in the database uses.
    await sql.query('select pg_advisory_xact_lock(20250801)');
    const applied = await readHistory(sql);
    for (const [index, file] of files.entries()) {
      const [version = '', name] = file.replace(/\.sql$/, '').split(/_(.*)/);
      if (applied.has(version)) continue;
      const script = await readFile(join(migrations, file), 'utf8');
      if (!(index === 0 && (await hasFirst(sql)))) await sql.query(script);
      await sql.query(`insert into ${history} (version, name, statements) values ($1, $2, $3)`, [
        version,
        name,
        [script],
      ]);
    }
  });
  await expectTables(database, madeElsewhere);
}

/** The versions of the applied migrations. */
async function readHistory({ query }: Sql): Promise<ReadonlySet<string>> {
  const { rows: known } = await query<{ exists: boolean }>(
    `select to_regclass('${history}') is not null as exists`,
  );
  if (known[0]?.exists !== true) {
    await query(
      `create schema if not exists supabase_migrations;
       create table ${history} (version text not null primary key, statements text[], name text)`,
    );
  }
  const { rows } = await query<{ version: string }>(`select version from ${history}`);
  return new Set(rows.map(({ version }) => version));
}

/**
 * Whether the tables of the first migration are there, although it is not recorded: hosts did not do so until
 * 29 November 2026. Rejects if the schema has other tables.
 */
async function hasFirst({ query }: Sql): Promise<boolean> {
  const { rows } = await query<{ hasColumn: boolean }>(
    `select exists (
       select from pg_attribute where attrelid = to_regclass('cornerbell.notices') and attname = 'notified_at'
     ) as "hasColumn" from pg_namespace where nspname = 'cornerbell'`,
  );
  if (rows[0]?.hasColumn === false) throw new Error(madeElsewhere);
  return rows.length > 0;
}
