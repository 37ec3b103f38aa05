import type { Database } from './database.ts';

/** One step of the schema; names sort in the order of their steps. */
export type Migration = { readonly name: string; readonly script: string };

// Any number, as long as nothing else in the database takes the same.
const LOCK = 'select pg_advisory_xact_lock(20250801)';

/**
 * Applies, in the order of their names, the migrations that a database has not had yet. Several
 * processes may do so at once: each step is taken by one of them.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(LOCK);
    await transaction.exec(
      `create table if not exists applied_migrations (
         name text primary key,
         applied_at timestamptz not null default now()
       )`,
    );
  });
  for (const { name, script } of migrations.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    await database.transaction(async (transaction) => {
      await transaction.query(LOCK);
      const { rows } = await transaction.query(
        'select from applied_migrations where name = $1::text',
        [name],
      );
      if (rows.length > 0) return;
      await transaction.exec(script);
      await transaction.query('insert into applied_migrations (name) values ($1::text)', [name]);
    });
  }
}
