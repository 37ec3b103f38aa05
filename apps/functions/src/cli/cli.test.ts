import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { createLeadStore } from '../lead-store.ts';
import { openPostgres } from '../postgres/postgres-database.ts';
import type { StoredLead } from '../stored-leads.ts';
import { aLead } from '../testing/leads.ts';
import { signUp, startHost } from '../testing/sign-ups.ts';
import {
  temporaryDataFolder,
  temporaryFolder,
  temporaryServerDatabase,
} from '../testing/temporary.ts';

async function command(name: string, ...flags: string[]) {
  return commandAt('', name, ...flags);
}

/** Runs a command on the database of a Postgres server. */
async function commandAt(DATABASE_URL: string, name: string, ...flags: string[]) {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [script, ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL },
  });
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { code: child.exitCode, stdout, stderr };
}

async function stop(host: ChildProcess, signal: NodeJS.Signals): Promise<unknown[]> {
  host.kill(signal);
  return once(host, 'exit');
}

async function storedEmails(dataDir: string): Promise<string[]> {
  const { stdout } = await command('leads.ts', '--json', '--data', dataDir);
  const leads: StoredLead[] = JSON.parse(stdout);
  return leads.map(({ email }) => email).toSorted();
}

describe('serve', () => {
  it('finishes open requests on SIGTERM, then exits with 0', async () => {
    const dataDir = await temporaryDataFolder();
    const { process: host, url } = await startHost(['--data', dataDir]);
    const answers = ['a@example.com', 'b@example.com'].map((email) => signUp(url, email));
    await answers[0];
    expect(await stop(host, 'SIGTERM')).toEqual([0, null]);
    expect(await Promise.all(answers)).toEqual([200, 200]);
    expect(await storedEmails(dataDir)).toEqual(['a@example.com', 'b@example.com']);
  });

  it('treats two signals at once as one', async () => {
    const { process: host } = await startHost(['--data', await temporaryDataFolder()]);
    const ended = once(host, 'exit');
    host.kill('SIGINT');
    // Without a pause the system would merge the two.
    await setTimeout(10);
    host.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });

  it('exits with one line and code 1 when its data folder or port is in use', async () => {
    const dataDir = await temporaryDataFolder();
    const { process: host, url } = await startHost(['--data', dataDir]);
    const port = new URL(url).port;
    const data = await command('serve.ts', '--port', '0', '--data', dataDir);
    expect([data.code, data.stdout]).toEqual([1, '']);
    expect(data.stderr).toBe(
      `${dataDir} is in use by process ${host.pid} (http://localhost:${port}). Stop it, or use another folder: --data DIR\n`,
    );
    const other = await command('serve.ts', '--port', port, '--data', await temporaryFolder());
    expect([other.code, other.stdout]).toEqual([1, '']);
    expect(other.stderr).toMatch(/^Port \d+ is in use\. [^\n]+\n$/);
  });

  it('refuses a wrong flag with one line and code 2', async () => {
    const { code, stderr } = await command('serve.ts', '--port', 'many');
    expect([code, stderr]).toEqual([
      2,
      'Port: expected a number from 0 to 65535, such as 4173, received "many".\n',
    ]);
  });
});

describe('leads', () => {
  it('lists the leads of a running host as table, CSV and JSON', async () => {
    const dataDir = await temporaryDataFolder();
    const { url } = await startHost(['--data', dataDir]);
    await signUp(url, 'sam@example.com');
    const at = String.raw`\d{4}-\d\d-\d\d`;
    const table = await command('leads.ts', '--data', dataDir);
    expect(table.stdout).toMatch(
      new RegExp(`\\n${at} [\\d:]{8}  newsletter  Sam   sam@example.com\\n\\n1 stored`),
    );
    const csv = await command('leads.ts', '--csv', '--data', dataDir);
    expect(csv.stdout).toMatch(
      new RegExp(`^created_at,.*\\r\\n${at}T.*Z,newsletter,Sam,sam@example.com,+\\r\\n$`),
    );
    const none = await command('leads.ts', '--json', '--kind', 'demo', '--data', dataDir);
    expect(JSON.parse(none.stdout)).toEqual([]);
  });

  it('counts, exports, erases and retries while the host runs', async () => {
    const dataDir = await temporaryDataFolder();
    const { url } = await startHost(['--data', dataDir]);
    await signUp(url, 'sam@example.com');
    await signUp(url, 'kim@example.com');
    const leads = async (...words: string[]) =>
      (await command('leads.ts', ...words, '--data', dataDir)).stdout;
    expect(await leads('stats')).toMatch(/^LEADS\nnewsletter {2}2\nall {9}2\n/);
    expect(JSON.parse(await leads('stats', '--json'))).toMatchObject({ kinds: { newsletter: 2 } });
    expect(JSON.parse(await leads('export', 'Sam@example.com'))).toMatchObject([
      { email: 'sam@example.com', createdAt: expect.any(String), deliveries: [] },
    ]);
    expect(await leads('retry')).toBe('0 deliveries will be tried again at the next run.\n');
    expect(await leads('forget', 'Sam@example.com')).toMatch(/^1 lead of sam@example\.com erased /);
    expect(await storedEmails(dataDir)).toEqual(['kim@example.com']);
    expect(await leads('--since', '2100-01-01')).toMatch(/^No lead matches\.\n\n1 other lead /);
    for (const verb of ['forget', 'export']) {
      const { code, stdout, stderr } = await command(
        'leads.ts',
        verb,
        'lou@example.com',
        '--data',
        dataDir,
      );
      expect([code, stdout, stderr]).toEqual([3, '', 'No lead has the address lou@example.com.\n']);
    }
    const audit = await leads('audit');
    expect(audit).toMatch(/Z {2}forget {2}1 lead\n.*Z {2}export {2}1 lead\n$/s);
    expect(audit).not.toContain('@');
  });

  it('finds an address in any spelling, and leaves no trace of it on the disk', async () => {
    const dataDir = await temporaryDataFolder();
    const { process: host, url } = await startHost(['--data', dataDir]);
    await signUp(url, 'Info@Mu\u0308ller.example');
    const has = async () =>
      (
        await Promise.all(
          (await readdir(dataDir, { recursive: true, withFileTypes: true }))
            .filter((entry) => entry.isFile())
            .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1')),
        )
      ).some((content) => content.includes('xn--mller-kva'));
    expect(await has()).toBe(true);
    const forget = await command('leads.ts', 'forget', 'info@müller.example', '--data', dataDir);
    expect(forget.stdout).toMatch(/^1 lead of info@xn--mller-kva\.example erased /);
    expect(await has()).toBe(false);
    await stop(host, 'SIGTERM');
    expect(await has()).toBe(false);
  });

  it('helps', async () => {
    const { code, stdout } = await command('leads.ts', '--help');
    expect([code, stdout]).toEqual([0, expect.stringContaining('leads forget EMAIL')]);
  });

  describe.skipIf(inject('postgres') === null)('of a Postgres server', () => {
    it('lists its leads without creating tables, however the migrations were applied', async () => {
      const url = await temporaryServerDatabase();
      const database = openPostgres({ url, log: () => {} });
      await createLeadStore(database).save(aLead());
      await database.query('drop table applied_migrations');
      const { stdout } = await commandAt(url, 'leads.ts');
      expect(stdout).toContain('newsletter  Sam   sam@example.com\n\n1 stored in 127.0.0.1:');
      const { rows } = await database.query("select to_regclass('applied_migrations') as notes");
      expect(rows).toEqual([{ notes: null }]);
      await database.close();
    });

    it('says what to do if it has no tables', async () => {
      const url = await temporaryServerDatabase('template1');
      await expect(commandAt(url, 'leads.ts')).resolves.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(
          /^The database in 127\.0\.0\.1:\d+\/\w+ cannot be opened: it has no tables for leads\. .+\n$/,
        ),
      });
    });
  });

  it('reports a folder without leads as empty', async () => {
    const dataDir = await temporaryFolder();
    const { code, stdout } = await command('leads.ts', '--data', dataDir);
    expect([code, stdout]).toEqual([0, `No leads yet.\n\n0 stored in ${dataDir}\n`]);
  });

  it('refuses wrong arguments with one line and code 2', async () => {
    const { code, stdout, stderr } = await command('leads.ts', 'fly');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Unexpected argument 'fly'\. Usage: leads [^\n]+\n$/);
  });
});
