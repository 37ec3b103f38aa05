// `pnpm bench --filter=@cornerbell/functions`: sign-ups a second, and how long each takes, on
// PGlite and on PostgreSQL; `node bench/leads.ts 30` measures for 30 s each.
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadFunctionPath } from '@cornerbell/api/schema';
import autocannon from 'autocannon';
// @boundaries-ignore one file of figures for all packages, so it belongs to none
import { report, type Row } from '../../../bench/figures.ts';
import { openHost } from '../src/host/open-host.ts';
import { copyPrograms, createCluster } from '../src/testing/postgres.ts';

const seconds = Number(process.argv[2] ?? 10);

/** Signs up with so many connections, each time with another address. */
function signUp(url: string, connections: number, duration = seconds) {
  const body = JSON.stringify({ endpoint: 'newsletter', email: '[<id>]@example.com', name: 'Sam' });
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body, idReplacement: true } as const;
  // In a thread of its own, beside that of the host.
  return autocannon({ url: url + leadFunctionPath, connections, duration, workers: 1, ...request });
}

/** Measures a host on this database. */
async function measure(database: string, dataDir: string, databaseUrl?: string): Promise<Row> {
  const { url, close } = await openHost({ dataDir, databaseUrl, port: 0, log: console.error });
  // Compiles the code.
  await signUp(url, 50, 2);
  const many = await signUp(url, 50);
  const one = await signUp(url, 1);
  await close();
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

await using folder = await mkdtempDisposable(join(tmpdir(), 'cornerbell-bench-leads-'));
const pglite = await measure('PGlite', join(folder.path, 'leads'));
const programs = copyPrograms(join(folder.path, 'programs'));
const cluster = await createCluster(programs, join(folder.path, 'postgres'));
const postgres = await measure('PostgreSQL', folder.path, cluster.url);
await cluster.end();
const about = `A host and its visitors on one machine, ${seconds} s each, with \`fsync\`.`;
report('Sign-ups', about, [pglite, postgres]);
