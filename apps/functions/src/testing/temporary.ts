import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { openPostgres, type Database, type Sql } from '../database.ts';
import { databaseIn } from '../host/database.ts';
import { openPglite } from '../host/pglite.ts';
import { administer } from './postgres.ts';

/** A folder with these files, removed after its test. */
export function temporaryFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'cornerbell-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** A data folder with an empty database, removed after its test. */
export function temporaryDataFolder(): string {
  const folder = temporaryFolder();
  cpSync(inject('template'), folder, { recursive: true });
  return folder;
}

/** The URL of a new database on the Postgres server with empty tables, or without any. */
export async function serverDatabase(template = 'template'): Promise<string> {
  const name = `test_${randomUUID().slice(0, 8)}`;
  await administer(inject('postgres'), `create database ${name} template ${template}`);
  return inject('postgres').replace(/postgres$/, name);
}

/** Opens a database once for all tests of a process, as it takes seconds; empties it after each. */
function shared(open: () => Promise<Database>): () => Promise<Database> {
  let opening: Promise<Database> | undefined;
  return async () => {
    const database = await (opening ??= open());
    onTestFinished(async () => {
      await database.query(`delete from cornerbell.leads; delete from cornerbell.request_counts;
        delete from cornerbell.mailboxes; delete from cornerbell.pauses;
        update cornerbell.notices set notified_at = now()`);
    });
    return database;
  };
}

/** The engines that database tests run on. */
export const engines = [
  {
    engine: 'PGlite',
    open: shared(() => {
      // Beside the template, whose folder is removed after all tests.
      const folder = mkdtempSync(`${inject('template')}-`);
      cpSync(inject('template'), folder, { recursive: true });
      return openPglite(databaseIn(folder));
    }),
  },
  {
    engine: 'PostgreSQL',
    open: shared(async () => openPostgres(await serverDatabase(), () => {})),
  },
] as const;

/** Lets time pass by moving a database's stored times into the past or, if negative, the future. */
export async function pass(sql: Sql, seconds: number): Promise<void> {
  const { rows } = await sql.query<{ statement: string }>(
    `select format('update cornerbell.%I set %s', table_name, string_agg(
       format('%1$I = %1$I - make_interval(secs => ${seconds})', column_name), ', ')) as statement
     from information_schema.columns
     where table_schema = 'cornerbell' and data_type = 'timestamp with time zone' group by table_name`,
  );
  for (const { statement } of rows) await sql.query(statement);
}
