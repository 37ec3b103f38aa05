import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { FUNCTION_PATH } from '@cornerbell/api/schema';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StoredLead } from '../leadStore.ts';
import { temporaryDataFolder, temporaryFolder } from '../testing/temporary.ts';

function script(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

async function command(name: string, ...flags: string[]) {
  const child = spawn(process.execPath, [script(name), ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  return { code: child.exitCode, stdout, stderr };
}

async function serve(dataDir: string): Promise<{ host: ChildProcess; url: string }> {
  const flags = ['--port', '0', '--data', dataDir];
  const host = spawn(process.execPath, [script('serve.ts'), ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void host.kill('SIGKILL'));
  const [line] = await once(createInterface(host.stdout), 'line');
  return { host, url: /^Ready: (http:\/\/localhost:\d+)$/.exec(String(line))?.[1] ?? '' };
}

async function stop(host: ChildProcess, signal: NodeJS.Signals): Promise<unknown[]> {
  host.kill(signal);
  return once(host, 'exit');
}

async function signUp(url: string, email: string): Promise<boolean> {
  try {
    const response = await fetch(url + FUNCTION_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint: 'newsletter', email, name: 'Sam' }),
    });
    return response.status === 200;
  } catch {
    return false;
  }
}

async function storedEmails(dataDir: string): Promise<string[]> {
  const { stdout } = await command('leads.ts', '--json', '--data', dataDir);
  const leads: StoredLead[] = JSON.parse(stdout);
  return leads.map(({ email }) => email).toSorted();
}

describe('a killed host', () => {
  it('has lost no sign-up that it acknowledged, and starts again', async () => {
    // Empty: the first start makes the database.
    const dataDir = await temporaryFolder();
    const acknowledged: string[] = [];
    for (const round of [1, 2, 3]) {
      const { host, url } = await serve(dataDir);
      await vi.waitUntil(async () => (await fetch(`${url}/healthz`)).ok, 120_000);
      let next = 0;
      const visitor = async () => {
        for (;;) {
          const email = `${round}-${(next += 1)}@example.com`;
          if (!(await signUp(url, email))) return;
          acknowledged.push(email);
          if (acknowledged.length === round * 50) await stop(host, 'SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: 20 }, visitor));
    }
    const stored = await storedEmails(dataDir);
    expect(acknowledged.length).toBeGreaterThanOrEqual(150);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(stored).toEqual([...new Set(stored)]);
  }, 300_000);
});

describe('serve', () => {
  it('ends with code 0 on SIGTERM, having answered what was under way', async () => {
    const dataDir = await temporaryDataFolder();
    const { host, url } = await serve(dataDir);
    const answers = ['a@example.com', 'b@example.com'].map((email) => signUp(url, email));
    await answers[0];
    expect(await stop(host, 'SIGTERM')).toEqual([0, null]);
    expect(await Promise.all(answers)).toEqual([true, true]);
    expect(await storedEmails(dataDir)).toEqual(['a@example.com', 'b@example.com']);
  });

  it('ends with one line and code 1 when its data or its port is taken', async () => {
    const dataDir = await temporaryDataFolder();
    const { host, url } = await serve(dataDir);
    const port = new URL(url).port;
    const data = await command('serve.ts', '--port', '0', '--data', dataDir);
    expect([data.code, data.stdout]).toEqual([1, '']);
    expect(data.stderr).toBe(
      `${dataDir} is in use by process ${host.pid} (${url}). Stop it, or use another folder: --data DIR\n`,
    );
    const other = await command('serve.ts', '--port', port, '--data', await temporaryFolder());
    expect([other.code, other.stdout]).toEqual([1, '']);
    expect(other.stderr).toMatch(/^Port \d+ is in use\. [^\n]+\n$/);
  });

  it.each([
    [
      ['--port', 'many'],
      /^Port: expected a number from 0 to 65535, such as 4173, received "many"\.\n$/,
    ],
    [['--nonsense'], /^Unknown option '--nonsense'\. Usage: serve [^\n]+\n$/],
    [['nonsense'], /^Unexpected argument 'nonsense'\. Usage: serve [^\n]+\n$/],
  ])('refuses %j with one line and code 2', async (flags, message) => {
    const { code, stderr } = await command('serve.ts', ...flags);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});

describe('leads', () => {
  it('lists what a running host has stored, as table, CSV and JSON', async () => {
    const dataDir = await temporaryDataFolder();
    const { url } = await serve(dataDir);
    await signUp(url, 'sam@example.com');
    const at = String.raw`\d{4}-\d\d-\d\d`;
    const table = await command('leads.ts', '--data', dataDir);
    expect(table.stdout).toMatch(
      new RegExp(`\\n${at} [\\d:]{8}  newsletter  Sam   sam@example.com\\n\\n1 stored`),
    );
    const csv = await command('leads.ts', '--csv', '--data', dataDir);
    expect(csv.stdout).toMatch(
      new RegExp(`^created_at,.*\\r\\n${at}T.*Z,newsletter,Sam,sam@example.com,\\r\\n$`),
    );
    const none = await command('leads.ts', '--json', '--kind', 'demo', '--data', dataDir);
    expect(JSON.parse(none.stdout)).toEqual([]);
  });

  it('is kind about a folder without leads', async () => {
    const dataDir = await temporaryFolder();
    const { code, stdout } = await command('leads.ts', '--data', dataDir);
    expect([code, stdout]).toEqual([0, `No leads yet.\n\n0 stored in ${dataDir}\n`]);
  });

  it.each([
    [['--stats'], /^Unknown option '--stats'\. Usage: leads [^\n]+\n$/],
    [['--kind', 'fax'], /^--kind: expected newsletter, demo, application, received "fax"\.\n$/],
    [['--csv', '--json'], /^Expected --csv or --json, received both\.\n$/],
  ])('refuses %j with one line and code 2', async (flags, message) => {
    const { code, stderr } = await command('leads.ts', ...flags);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});
