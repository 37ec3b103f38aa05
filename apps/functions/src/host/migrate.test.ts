import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../database.ts';
import { listLeads } from '../leads.ts';
import { mailboxOf } from '../mailboxes.ts';
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

/** Applies the first migration as the host did before it recorded any. */
const applyFirst = async ({ query }: Database) =>
  query(await readFile(join(folder, files[0] ?? ''), 'utf8'));

const [version, name] = (files[0] ?? '').replace('.sql', '').split(/_(.*)/);
const asDbPush = `create schema supabase_migrations;
  create table supabase_migrations.schema_migrations
    (version text not null primary key, statements text[], name text);
  insert into supabase_migrations.schema_migrations values ('${version}', '{}', '${name}')`;

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

  it('remember who had left, and who was asked, before mailboxes were counted', async () => {
    const database = await opened();
    await applyFirst(database);
    await database.query(
      `insert into cornerbell.leads (kind, email, name, typed_name, payload, attribution, reasons,
         mails, mailed_at, unsubscribed_at)
       select 'newsletter', email, '', '', '{}', '{}', '{}', 1, now(), left_at
       from (values ('sam+1@example.com', now()), ('lou@example.com', null)) as known (email, left_at)`,
    );
    await migrate(database);
    const may = { hasLeft: false, mayMail: false };
    expect(await mailboxOf(database, 'sam@example.com')).toEqual({ ...may, hasLeft: true });
    expect(await mailboxOf(database, 'lou@example.com')).toEqual(may);
    expect(await mailboxOf(database, 'kim@example.com')).toEqual({ ...may, mayMail: true });
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

  it.each([
    ['supabase db push recorded', asDbPush],
    ['a host did not record', 'select'],
  ])('that %s are not applied again', async (_, record) => {
    const database = await opened();
    await applyFirst(database);
    await database.query(record);
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
    await database.query('create table cornerbell.notices (told_at timestamptz)');
    await expect(migrate(database)).rejects.toThrow('rename the schema');
    await expect(historyOf(database)).rejects.toThrow('does not exist');
  });
});

it('asks for every column of the tables, and for the right to add rows', async () => {
  const database = await engines[1].open();
  await expectTables(database);
  const { rows } = await database.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'cornerbell'`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { table, column } of rows) {
    const rename = (from: string, to: string) =>
      database.query(`alter table cornerbell.${table} rename column ${from} to ${to}`);
    await rename(column, 'other');
    await expect(expectTables(database)).rejects.toThrow('lacks tables of this release');
    await rename('other', column);
  }
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
