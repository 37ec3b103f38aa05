import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Sql } from '../database.ts';

const folder = join(import.meta.dirname, '../../supabase/migrations');
const history = 'supabase_migrations.schema_migrations';

const notMigrated =
  'It lacks tables of this release. Start a host on it, or run npx supabase db push --remote: either applies what is missing, or says what to do.';

const madeElsewhere =
  'Its schema "cornerbell" was not made by this release. Save its leads with the release that made it (pnpm leads --json). ' +
  'Then rename the schema (alter schema cornerbell rename to cornerbell_old), or use another folder (--data DIR).';

/** The files of the migrations that were not applied, in their order. */
async function missingMigrations({ query }: Sql): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const { rows: known } = await query<{ exists: boolean }>(
    `select to_regclass('${history}') is not null as exists`,
  );
  if (known[0]?.exists !== true) return files;
  const { rows } = await query<{ version: string }>(`select version from ${history}`);
  const applied = new Set(rows.map(({ version }) => version));
  return files.filter((file) => !applied.has(file.split('_')[0] ?? ''));
}

/** Rejects unless leads can be stored: without a migration or a right, or in a replica. */
export async function expectTables(sql: Sql): Promise<void> {
  if ((await missingMigrations(sql)).length > 0) throw new Error(notMigrated);
  // Adds nothing, and fails like a statement that does.
  await sql.query('insert into cornerbell.leads select * from cornerbell.leads where false');
}

/**
 * Applies the missing migrations in their order, and records them as `supabase db push` does, so
 * that each finds what the other has applied. Several processes may do so at once. Rejects, and
 * changes nothing, if the tables were made by something else.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (sql) => {
    // Any number that nothing else in the database uses.
    await sql.query('select pg_advisory_xact_lock(20250801)');
    const missing = await missingMigrations(sql);
    if (missing.length === 0) return;
    await sql.query(
      `create schema if not exists supabase_migrations;
       create table if not exists ${history}
         (version text not null primary key, statements text[], name text)`,
    );
    for (const file of missing) {
      const script = await readFile(join(folder, file), 'utf8');
      await sql.query(script).catch((cause: unknown) => {
        // Postgres's code for a schema that is there, which the first migration creates.
        throw Object(cause).code === '42P06' ? new Error(madeElsewhere, { cause }) : cause;
      });
      const [version, name] = file.replace(/\.sql$/, '').split(/_(.*)/);
      await sql.query(`insert into ${history} (version, name, statements) values ($1, $2, $3)`, [
        version,
        name,
        [script],
      ]);
    }
  });
  await expectTables(database);
}
