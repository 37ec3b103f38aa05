// `pnpm bench --filter=@cornerbell/functions`: sign-ups a second with 50 connections, and how long each takes with 50 and with one,
// on PGlite and on PostgreSQL; `--seconds 30` measures longer.
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { leadFunctionPath } from '@cornerbell/api/schema';
import autocannon from 'autocannon';
// @boundaries-ignore one file of figures for all packages, so it belongs to none
import { report, type Row } from '../../../bench/figures.ts';
import { copyPrograms, createCluster } from '../src/testing/postgres.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const seconds = Number(values.seconds);

/** Signs up with so many connections, each time with another address. */
function signUp(url: string, connections: number, duration = seconds) {
  return autocannon({
    url: url + leadFunctionPath,
    connections,
    duration,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: 'newsletter', email: '[<id>]@example.com', name: 'Sam' }),
    idReplacement: true,
  });
}

/** Measures a host on this database. */
async function measure(database: string, flags: readonly string[], url = ''): Promise<Row> {
  const script = fileURLToPath(new URL('../src/cli/serve.ts', import.meta.url));
  const host = spawn(process.execPath, [script, '--port', '0', '--rate-limit', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: url },
  });
  const [line] = await once(createInterface(host.stdout), 'line');
  const address = /http\S+$/.exec(String(line))?.[0] ?? '';
  // Compiles the code.
  await signUp(address, 50, 2);
  const many = await signUp(address, 50);
  const one = await signUp(address, 1);
  const ended = once(host, 'exit');
  host.kill('SIGTERM');
  await ended;
  return {
    database,
    'sign-ups/s, 50 clients': Math.round(many.requests.average),
    'p50 ms': many.latency.p50,
    'p99 ms': many.latency.p99,
    'p50 ms, one client': one.latency.p50,
    'p99 ms, one client': one.latency.p99,
    refused: many.non2xx + many.errors + one.non2xx + one.errors,
  };
}

const folder = await mkdtemp(join(tmpdir(), 'cornerbell-bench-leads-'));
try {
  const pglite = await measure('PGlite', ['--data', join(folder, 'leads')]);
  const programs = copyPrograms(join(folder, 'programs'));
  const cluster = await createCluster(programs, join(folder, 'postgres'));
  const postgres = await measure('PostgreSQL', [], cluster.url);
  await cluster.end();
  report('Sign-ups', `A host and its visitors on one machine, ${seconds} s each, with \`fsync\`.`, [
    pglite,
    postgres,
  ]);
} finally {
  await rm(folder, { recursive: true, force: true });
}
