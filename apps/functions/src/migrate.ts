import type { Database, Sql } from './database.ts';

/** One change of the schema; migrations apply in the order of their names. */
export interface Migration {
  readonly name: string;
  readonly script: string;
}

// Any number that nothing else in the database uses.
const lockStatement = 'select pg_advisory_xact_lock(20250801)';

/**
 * Applies, in the order of their names, the migrations that neither this function nor `supabase db push`
 * has applied yet. Several processes may run it at once.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(lockStatement);
    await transaction.exec(
      `create table if not exists applied_migrations (
         name text primary key,
         applied_at timestamptz not null default now()
       );
       alter table applied_migrations enable row level security;
       do $$
       declare
         stranger text;
       begin
         for stranger in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
           execute format('revoke all on table applied_migrations from %I', stranger);
         end loop;
       end
       $$`,
    );
  });
  for (const { name, script } of migrations.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    await database.transaction(async (transaction) => {
      await transaction.query(lockStatement);
      if (await isApplied(transaction, name)) return;
      await transaction.exec(script);
      await transaction.query('insert into applied_migrations (name) values ($1::text)', [name]);
    });
  }
}

async function isApplied(sql: Sql, name: string): Promise<boolean> {
  const has = async (statement: string, ...parameters: readonly string[]) =>
    (await sql.query(statement, parameters)).rows.length > 0;
  if (await has('select from applied_migrations where name = $1::text', name)) return true;
  // `supabase db push` records what it has applied here, by the leading digits of the name.
  const notes = 'supabase_migrations.schema_migrations';
  return (
    (await has('select where to_regclass($1::text) is not null', notes)) &&
    (await has(`select from ${notes} where version = split_part($1::text, '_', 1)`, name))
  );
}
