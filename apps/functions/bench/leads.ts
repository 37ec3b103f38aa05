// `pnpm bench --filter=@cornerbell/functions`: sign-ups a second with 50 connections, and how long each takes with 50 and with one,
// on PGlite and on PostgreSQL; `--seconds 30` measures longer.
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { leadFunctionPath } from '@cornerbell/api/schema';
// @boundaries-ignore one file of figures for all packages, so it belongs to none
import { report, type Row } from '../../../bench/figures.ts';
import { copyPrograms, createCluster } from '../src/testing/postgres.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const measureMs = Number(values.seconds) * 1000;
const warmUpMs = 2000;

async function startHost(flags: readonly string[], DATABASE_URL: string) {
  const script = fileURLToPath(new URL('../src/cli/serve.ts', import.meta.url));
  const host = spawn(process.execPath, [script, '--port', '0', '--rate-limit', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL },
  });
  const [line] = await once(createInterface(host.stdout), 'line');
  const url = /http\S+$/.exec(String(line))?.[0] ?? '';
  const stop = async () => {
    const ended = once(host, 'exit');
    host.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}

let next = 0;

/** Signs up with so many connections; resolves with the sorted times, in ms, and the number of refusals. */
async function measure(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const [start, end] = [performance.now() + warmUpMs, performance.now() + warmUpMs + measureMs];
  const times: number[] = [];
  let refused = 0;
  async function visit(): Promise<void> {
    while (performance.now() < end) {
      const body = JSON.stringify({
        endpoint: 'newsletter',
        email: `${(next += 1)}@example.com`,
        name: 'Sam',
      });
      const begun = performance.now();
      const headers = { 'content-type': 'application/json', 'content-length': body.length };
      const sent = request(url + leadFunctionPath, { method: 'POST', agent, headers });
      sent.end(body);
      const [answer] = await once(sent, 'response');
      await once(answer.resume(), 'end');
      if (begun < start) continue;
      if (answer.statusCode === 200) times.push(performance.now() - begun);
      else refused += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, visit));
  agent.destroy();
  return { times: times.toSorted((a, b) => a - b), refused };
}

async function rowOf(database: string, url: string): Promise<Row> {
  const many = await measure(url, 50);
  const one = await measure(url, 1);
  return {
    database,
    'sign-ups/s, 50 clients': Math.round(many.times.length / (measureMs / 1000)),
    'p50 ms': at(many.times, 0.5),
    'p99 ms': at(many.times, 0.99),
    'p50 ms, one client': at(one.times, 0.5),
    'p99 ms, one client': at(one.times, 0.99),
    refused: many.refused + one.refused,
  };
}

/** The time that this share of requests needed at most. */
function at(times: readonly number[], share: number): number {
  return Math.round((times[Math.ceil(times.length * share) - 1] ?? Number.NaN) * 10) / 10;
}

const folder = await mkdtemp(join(tmpdir(), 'cornerbell-bench-leads-'));
try {
  const embedded = await startHost(['--data', join(folder, 'leads')], '');
  const pglite = await rowOf('PGlite', embedded.url);
  await embedded.stop();
  const cluster = await createCluster(
    copyPrograms(join(folder, 'programs')),
    join(folder, 'postgres'),
  );
  const served = await startHost([], cluster.url);
  const postgres = await rowOf('PostgreSQL', served.url);
  await served.stop();
  await cluster.kill();
  report(
    'Sign-ups',
    `A host and its visitors on one machine, ${measureMs / 1000} s each, with \`fsync\`.`,
    [pglite, postgres],
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
