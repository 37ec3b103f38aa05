import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../database.ts';
import { listLeads } from '../leads.ts';
import { louBody, post, running } from '../testing/running.ts';
import { administer } from '../testing/postgres.ts';
import { runCommand } from '../testing/servers.ts';
import { engines, serverDatabase } from '../testing/temporary.ts';
import { openDatabase } from './database.ts';
import { expectTables, migrate } from './migrate.ts';

const folder = join(import.meta.dirname, '../../supabase/migrations');
const files = readdirSync(folder).toSorted();

const dropTables = 'drop schema if exists cornerbell, supabase_migrations cascade';

const historyOf = async ({ query }: Database) => {
  const { rows } = await query<{ file: string }>(
    `select version || '_' || name || '.sql' as file from supabase_migrations.schema_migrations
     order by version`,
  );
  return rows.map(({ file }) => file);
};

describe.each(engines)('migrations on $engine', ({ open }) => {
  /** A database without tables. */
  async function opened() {
    const database = await open();
    await database.query(dropTables);
    onTestFinished(async () => {
      await database.query(dropTables);
      await migrate(database);
    });
    return database;
  }

  it('are applied once, in their order, also when two hosts start at once', async () => {
    const database = await opened();
    await Promise.all([migrate(database), migrate(database)]);
    await migrate(database);
    expect(await historyOf(database)).toEqual(files);
  });

  it('of a later release do not stop this one', async () => {
    const database = await opened();
    await migrate(database);
    await database.query(
      `alter table cornerbell.leads add column more text;
       insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`,
    );
    await migrate(database);
    await running(database).call(post(louBody));
    expect(await listLeads(database)).toMatchObject([{ email: louBody.email }]);
  });

  it('that supabase db push recorded are not applied again', async () => {
    const database = await opened();
    const [first = ''] = files;
    const [version, name] = first.replace('.sql', '').split(/_(.*)/);
    await database.query(
      `${await readFile(join(folder, first), 'utf8')};
       create schema supabase_migrations;
       create table supabase_migrations.schema_migrations
         (version text not null primary key, statements text[], name text);
       insert into supabase_migrations.schema_migrations values ('${version}', '{}', '${name}')`,
    );
    await running(database).call(post(louBody));
    await migrate(database);
    expect(await historyOf(database)).toEqual(files);
    expect(await listLeads(database)).toMatchObject([{ email: louBody.email }]);
  });

  it('refuse tables that another release made, and change nothing', async () => {
    const database = await opened();
    await database.query(
      `create schema cornerbell; create table cornerbell.leads (id uuid, revision int)`,
    );
    await expect(migrate(database)).rejects.toThrow('rename the schema');
    await expect(historyOf(database)).rejects.toThrow('does not exist');
  });
});

it('asks for the right to add rows', async () => {
  const database = await engines[1].open();
  await expectTables(database);
  const readOnly = database.transaction(async (sql) => {
    await sql.query('set transaction read only');
    await expectTables(sql);
  });
  await expect(readOnly).rejects.toThrow('read-only transaction');
});

it('a host may connect as the function’s role once the owner has applied the migrations', async () => {
  const url = await serverDatabase();
  await administer(url, `alter role cornerbell_function login password 'secret'`);
  const databaseUrl = url.replace('postgres@', 'cornerbell_function:secret@');
  const database = await openDatabase({ databaseUrl, dataDir: '' }, () => {});
  onTestFinished(() => database.close());
  expect(await listLeads(database)).toEqual([]);
});

it('leads says what to do about a database without the tables of this release', async () => {
  const { code, stderr } = await runCommand('leads.ts', [], {
    DATABASE_URL: await serverDatabase('template0'),
  });
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^The database in .+ says what to do\.\n$/),
  ]);
});
