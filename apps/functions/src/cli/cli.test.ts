import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { withLeads } from '../host/with-leads.ts';
import { emailsIn, signUp, startHost } from '../testing/sign-ups.ts';
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

describe('serve', () => {
  it('finishes open requests on SIGTERM, then exits with 0', async () => {
    const dataDir = await temporaryDataFolder();
    const { process: host, url } = await startHost(['--data', dataDir]);
    const answers = ['a@example.com', 'b@example.com'].map((email) => signUp(url, email));
    await answers[0];
    expect(await stop(host, 'SIGTERM')).toEqual([0, null]);
    expect(await Promise.all(answers)).toEqual([200, 200]);
    expect(await withLeads(dataDir, emailsIn)).toEqual(['a@example.com', 'b@example.com']);
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
  it('lists the leads of a running host', async () => {
    const dataDir = await temporaryDataFolder();
    const { url } = await startHost(['--data', dataDir]);
    await signUp(url, 'sam@example.com');
    const { code, stdout } = await command('leads.ts', '--data', dataDir);
    expect(code).toBe(0);
    expect(stdout).toMatch(/  newsletter  Sam   sam@example\.com\n\n1 stored in /);
  });

  it.skipIf(inject('postgres') === null)('lists the leads of a Postgres server', async () => {
    const url = await temporaryServerDatabase();
    const { code, stdout } = await commandAt(url, 'leads.ts');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^No leads yet\.\n\n0 stored in 127/),
    ]);
  });

  it.each([
    ['wrong arguments', 2, ['fly'], /^Unexpected argument 'fly'\. Usage: leads [^\n]+\n$/],
    ['an unknown address', 3, ['export', 'lou@example.com'], /^No lead has the address [^\n]+\n$/],
  ])('answers %s with one line and code %i', async (_, expected, args, line) => {
    const folder = await temporaryFolder();
    const { code, stdout, stderr } = await command('leads.ts', ...args, '--data', folder);
    expect([code, stdout, stderr]).toEqual([expected, '', expect.stringMatching(line)]);
  });
});
