import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openHost } from '../host/open-host.ts';
import { createLeadStore } from '../lead-store.ts';
import { openPostgres } from '../postgres/postgres-database.ts';
import { aLead } from '../testing/leads.ts';
import { signUp } from '../testing/sign-ups.ts';
import {
  temporaryDataFolder,
  temporaryFolder,
  temporaryServerDatabase,
} from '../testing/temporary.ts';
import { runLeads } from './run-leads.ts';

async function runningHost() {
  const dataDir = await temporaryDataFolder();
  const host = await openHost({ port: 0, log: () => {}, dataDir });
  onTestFinished(() => host.close());
  await host.ready;
  const leads = (...args: string[]) => runLeads([...args, '--data', dataDir]);
  return { dataDir, host, leads };
}

describe('leads of a running host', () => {
  it('are listed, counted, exported, retried and erased', async () => {
    const { host, leads } = await runningHost();
    await signUp(host.url, 'sam@example.com');

    const at = String.raw`\d{4}-\d\d-\d\d`;
    expect(await leads()).toMatch(
      new RegExp(`\\n${at} [\\d:]{8}  newsletter  Sam   sam@example.com\\n\\n1 stored`),
    );
    expect(await leads('--csv')).toMatch(
      new RegExp(`^\ufeffcreated_at,.*\\r\\n${at}T.*Z,newsletter,Sam,sam@example.com,+\\r\\n$`),
    );
    expect(JSON.parse(await leads('--json', '--kind', 'demo'))).toEqual([]);
    expect(await leads('--since', '2100-01-01')).toMatch(/^No lead matches\.\n\n1 other lead /);

    await signUp(host.url, 'kim@example.com');
    expect(await leads('stats')).toMatch(/^LEADS\nnewsletter {2}2\nall {9}2\n/);
    expect(JSON.parse(await leads('stats', '--json'))).toMatchObject({ kinds: { newsletter: 2 } });
    expect(JSON.parse(await leads('export', 'Sam@example.com'))).toMatchObject([
      { email: 'sam@example.com', createdAt: expect.any(String), deliveries: [] },
    ]);
    expect(await leads('retry')).toBe('0 deliveries will be tried again at the next run.\n');
    expect(await leads('forget', 'Sam@example.com')).toMatch(/^1 lead of sam@example\.com erased /);
    expect(JSON.parse(await leads('--json'))).toMatchObject([{ email: 'kim@example.com' }]);
    for (const command of ['forget', 'export']) {
      await expect(leads(command, 'lou@example.com')).rejects.toThrow(
        'No lead has the address lou@example.com.',
      );
    }
    const audit = await leads('audit');
    expect(audit).toMatch(/Z {2}forget {2}1 lead\n.*Z {2}export {2}1 lead\n$/s);
    expect(audit).not.toContain('@');
  });

  it('are erased by an address in any spelling, without a trace on the disk', async () => {
    const { dataDir, host, leads } = await runningHost();
    await signUp(host.url, 'Info@Mu\u0308ller.example');
    const isOnDisk = async () =>
      (
        await Promise.all(
          (await readdir(dataDir, { recursive: true, withFileTypes: true }))
            .filter((entry) => entry.isFile())
            .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
        )
      ).some((content) => content.includes('xn--mller-kva'));
    expect(await isOnDisk()).toBe(true);
    expect(await leads('forget', 'info@müller.example')).toMatch(
      /^1 lead of info@xn--mller-kva\.example erased /,
    );
    expect(await isOnDisk()).toBe(false);
    await host.close();
    expect(await isOnDisk()).toBe(false);
  });
});

describe.skipIf(inject('postgres') === null)('leads of a Postgres server', () => {
  it('are listed without creating tables, however the migrations were applied', async () => {
    const url = await temporaryServerDatabase();
    const database = openPostgres({ url, log: () => {} });
    await createLeadStore(database).save(aLead());
    await database.query('drop table applied_migrations');
    expect(await runLeads([], url)).toContain(
      'newsletter  Sam   sam@example.com\n\n1 stored in 127.0.0.1:',
    );
    const { rows } = await database.query("select to_regclass('applied_migrations') as notes");
    expect(rows).toEqual([{ notes: null }]);
    await database.close();
  });

  it('cannot be listed without tables, and the error says what to do', async () => {
    const url = await temporaryServerDatabase('template1');
    await expect(runLeads([], url)).rejects.toThrow(
      /^The database in 127\.0\.0\.1:\d+\/\w+ cannot be opened: it has no tables for leads\. .+$/,
    );
  });
});

it('reports a folder without leads as empty', async () => {
  const dataDir = await temporaryFolder();
  expect(await runLeads(['--data', dataDir])).toBe(`No leads yet.\n\n0 stored in ${dataDir}\n`);
});

it('helps', async () => {
  expect(await runLeads(['--help'])).toContain('leads forget EMAIL');
});
