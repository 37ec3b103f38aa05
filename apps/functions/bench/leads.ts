// `pnpm bench:leads`: sign-ups a second, and how long each takes, with 50 connections, on PGlite and on
// a PostgreSQL server of its own; `--seconds 30` measures longer, `--connections 10` with fewer.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { leadFunctionPath } from '@cornerbell/api/schema';
// @boundaries-ignore one file of figures for all packages, so it belongs to none
import { report, type Row } from '../../../.workspace/figures.ts';
// @boundaries-ignore the finder also runs before anything is installed, so it belongs to no package
import { findPostgres } from '../../../.workspace/browser.mjs';
import { initCluster, startCluster } from '../src/testing/postgres.ts';
import { visit, type Sample } from './visitor.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
  },
});
const measureMs = Number(values.seconds) * 1000;
const connectionCount = Number(values.connections);
const warmUpMs = 3000;

async function startHost(flags: readonly string[], variables: Record<string, string>) {
  const script = fileURLToPath(new URL('../src/cli/serve.ts', import.meta.url));
  const host = spawn(process.execPath, [script, '--port', '0', '--rate-limit', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', ...variables },
  });
  const [line] = await once(createInterface(host.stdout), 'line');
  const port = Number(/:(\d+)$/.exec(String(line))?.[1]);
  for (;;) {
    const health = await fetch(`http://127.0.0.1:${port}/readyz`);
    if (health.ok) return { host, port };
    await sleep(100);
  }
}

/** Processor time that a process has had, in milliseconds; NaN where the system does not tell. */
async function cpuMs({ pid }: ChildProcess): Promise<number> {
  try {
    const { readFile } = await import('node:fs/promises');
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
    // In ticks of ten milliseconds.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

async function measure(
  database: string,
  { host, port }: { host: ChildProcess; port: number },
): Promise<Row> {
  let samples: Sample[] = [];
  let next = 0;
  let isOver = false;
  const visitors = Array.from({ length: connectionCount }, () =>
    visit(
      port,
      leadFunctionPath,
      () => `${(next += 1)}@example.com`,
      () => isOver,
      (sample) => samples.push(sample),
    ),
  );
  await sleep(warmUpMs);
  samples = [];
  const [start, startCpu] = [performance.now(), await cpuMs(host)];
  await sleep(measureMs);
  const [took, cpu] = [performance.now() - start, (await cpuMs(host)) - startCpu];
  const measured = samples;
  isOver = true;
  await Promise.all(visitors);
  const stored = measured.filter(({ status }) => status === 200);
  const times = stored.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => tenths(times[Math.ceil(times.length * share) - 1] ?? Number.NaN);
  return {
    database,
    'sign-ups/s': Math.round(stored.length / (took / 1000)),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'longest ms': at(1),
    refused: measured.length - stored.length,
    'host CPU %': Math.round((cpu / took) * 100),
  };
}

/** How long the disk takes to have a page on it, in milliseconds: the middle one of 200. */
function fsyncMs(folder: string): number {
  const file = openSync(join(folder, 'fsync'), 'w');
  const times = Array.from({ length: 200 }, () => {
    const start = performance.now();
    writeSync(file, Buffer.alloc(8192));
    fsyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  return tenths(times.toSorted((a, b) => a - b)[100] ?? Number.NaN);
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function stop({ host }: { host: ChildProcess }): Promise<void> {
  const ended = once(host, 'exit');
  host.kill('SIGTERM');
  await ended;
}

const folder = await mkdtemp(join(tmpdir(), 'cornerbell-bench-leads-'));
await chmod(folder, 0o711);
const rows: Row[] = [];
try {
  const embedded = await startHost(['--data', join(folder, 'leads')], {});
  rows.push(await measure('PGlite', embedded));
  await stop(embedded);

  const bin = findPostgres();
  if (bin === undefined) console.info('PostgreSQL is not on this machine: it is left out.');
  else {
    const data = join(folder, 'postgres');
    initCluster(bin, data);
    const cluster = await startCluster(bin, data);
    const served = await startHost([], { DATABASE_URL: cluster.url });
    rows.push(await measure('PostgreSQL', served));
    await stop(served);
    await cluster.kill();
  }
  report(
    'Sign-ups',
    `A host and ${connectionCount} visitors with a connection each, ${measureMs / 1000} s on each database, with \`fsync\`, which takes ${fsyncMs(folder)} ms here.`,
    rows,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
