import type { Database } from './database.ts';

/** One step of the schema; names sort in the order of their steps. */
export type Migration = { readonly name: string; readonly script: string };

/** Applies, in the order of their names, the migrations that a database has not had yet. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.query(
    `create table if not exists applied_migrations (
       name text primary key,
       applied_at timestamptz not null default now()
     )`,
  );
  const { rows } = await database.query<{ name: string }>('select name from applied_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const { name, script } of missing.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    await database.transaction(async (transaction) => {
      await transaction.exec(script);
      await transaction.query('insert into applied_migrations (name) values ($1)', [name]);
    });
  }
}
