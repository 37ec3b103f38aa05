import { describe, expect, it } from 'vitest';
import { readMigrations } from './host/open-database.ts';
import { migrate } from './migrate.ts';
import { engines, emptyPglite } from './testing/temporary.ts';

const first = { name: '1_first.sql', script: 'create table a (x int); insert into a values (1);' };
const second = {
  name: '2_second.sql',
  script: 'insert into a values (2); insert into a values (3);',
};
const broken = {
  name: '3_broken.sql',
  script: 'insert into a values (4); insert into nowhere values (5);',
};

it('applies each migration once, in the order of the names', async () => {
  const database = await emptyPglite();
  await migrate(database, [second, first]);
  await migrate(database, [first, second]);
  const { rows } = await database.query<{ x: number }>('select x from a order by x');
  expect(rows.map(({ x }) => x)).toEqual([1, 2, 3]);
});

it('rolls back a migration that fails', async () => {
  const database = await emptyPglite();
  await expect(migrate(database, [first, broken])).rejects.toThrow('nowhere');
  const { rows } = await database.query<{ x: number }>('select x from a');
  expect(rows).toEqual([{ x: 1 }]);
  await migrate(database, [first, second]);
});

describe.each(engines)('on $engine', ({ openEmpty, isMissing }) => {
  it.skipIf(isMissing)(
    'skips what `supabase db push` has applied, and applies the rest',
    async () => {
      const database = await openEmpty();
      const migrations = await readMigrations();
      const versions = migrations.map(({ name }) => /^\d+/.exec(name)?.[0]);
      await database.transaction(({ exec }) =>
        exec(`
          create schema supabase_migrations;
          create table supabase_migrations.schema_migrations (
            version text primary key, statements text[], name text
          );
          insert into supabase_migrations.schema_migrations (version)
          select unnest('{${versions.join()}}'::text[])`),
      );
      const later = { name: '99990101000000_later.sql', script: 'create table later (x int)' };
      await migrate(database, [...migrations, later]);
      const { rows } = await database.query('select name from applied_migrations');
      expect(rows).toEqual([{ name: later.name }]);
    },
  );
});

it('hides its table from the public key, even an existing one', async () => {
  const database = await emptyPglite();
  await migrate(database, []);
  const rowSecurity = async () => {
    const { rows } = await database.query(
      "select relrowsecurity from pg_class where oid = 'applied_migrations'::regclass",
    );
    return rows;
  };
  expect(await rowSecurity()).toEqual([{ relrowsecurity: true }]);
  await database.query('alter table applied_migrations disable row level security');
  await migrate(database, []);
  expect(await rowSecurity()).toEqual([{ relrowsecurity: true }]);
});
