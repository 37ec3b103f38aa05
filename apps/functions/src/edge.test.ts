import { execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { leadFunctionPath } from '@cornerbell/api/schema';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPostgres } from './database.ts';
import { listLeads } from './leads.ts';
import { describeContract } from './testing/contract.ts';
import { serverDatabase } from './testing/temporary.ts';
import { fakeServer, webhookVariables } from './testing/fakes.ts';
import { kill } from './testing/host.ts';
import { administer } from './testing/postgres.ts';
import { jsonHeaders, origins, post, rateLimit, samBody } from './testing/running.ts';

const folder = fileURLToPath(new URL('../', import.meta.url));
// The binary, because the command `deno` is a script that leaves it running when killed.
const deno = fileURLToPath(new URL('../node_modules/deno/deno', import.meta.url));

/** Starts the bundled edge function; resolves with its address and how to stop it. */
async function startEdge(variables: Readonly<Record<string, string>>) {
  const flags = ['--no-prompt', '--cached-only', '--node-modules-dir=manual', '--allow-env'];
  const child = spawn(
    deno,
    [
      'run',
      ...flags,
      '--allow-net=127.0.0.1',
      '--config=supabase/functions/deno.json',
      'supabase/functions/book-demo-ghl/index.js',
    ],
    {
      cwd: folder,
      env: { ...process.env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1', ...variables },
    },
  );
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`Deno ended: ${output}`)));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /Listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
        if (address !== undefined) resolve(address);
      });
  });
  return { url, stop: () => kill(child) };
}

/** The same database, for the role with only the rights that the function needs. */
function asFunction(databaseUrl: string): string {
  const address = new URL(databaseUrl);
  address.username = 'cornerbell_function';
  address.password = 'secret';
  return address.href;
}

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['bundle.mjs'], { cwd: folder });
  await administer(inject('postgres'), "alter role cornerbell_function login password 'secret'");
});

describe('the function under Deno', () => {
  // One process for all tests, because starting one takes a second.
  let edge: Awaited<ReturnType<typeof startEdge>>;
  let databaseUrl: string;

  beforeAll(async () => {
    databaseUrl = await serverDatabase();
    edge = await startEdge({
      DATABASE_URL: '',
      SUPABASE_DB_URL: asFunction(databaseUrl),
      ALLOWED_ORIGINS: origins.allowed,
      RATE_LIMIT: String(rateLimit),
    });
  });
  afterAll(() => edge.stop());

  let callers = 0;
  describeContract(async () => {
    await administer(
      databaseUrl,
      'delete from cornerbell.leads',
      'delete from cornerbell.request_counts',
    );
    const sql = openPostgres(databaseUrl, () => {}, 1);
    onTestFinished(() => sql.close());
    return {
      origin: edge.url,
      call: (init, address = `198.51.100.${(callers += 1) % 250}`) => {
        const headers = new Headers(init.headers);
        headers.set('x-forwarded-for', address);
        return fetch(edge.url + leadFunctionPath, { ...init, headers, redirect: 'manual' });
      },
      leads: () => listLeads(sql),
    };
  });

  it('counts a caller by the address that our proxy has appended', async () => {
    await administer(databaseUrl, 'delete from cornerbell.request_counts');
    const statuses: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const forged = {
        'x-forwarded-for': `192.0.2.${index}, 203.0.113.1`,
        'cf-connecting-ip': `192.0.2.${index}`,
      };
      const request = post(samBody, { ...jsonHeaders, ...forged });
      statuses.push((await fetch(edge.url + leadFunctionPath, request)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(rateLimit);
  });
});

it('leads are delivered by the function and, later, by the cron job’s call with the secret', async () => {
  const databaseUrl = await serverDatabase();
  let isDown = true;
  const hook = await fakeServer(() => ({ status: isDown ? 500 : 200, body: {} }));
  const edge = await startEdge({
    DATABASE_URL: asFunction(databaseUrl),
    CRON_SECRET: 'secret',
    ...webhookVariables(hook.url),
  });
  onTestFinished(() => edge.stop());
  expect((await fetch(`${edge.url}/book-demo-ghl`, post(samBody))).status).toBe(200);
  const errors = async () =>
    (await administer(databaseUrl, 'select error from cornerbell.deliveries')).map(
      ({ error }) => error,
    );
  await expect.poll(errors, { timeout: 30_000 }).toEqual([expect.stringMatching(/^HTTP 500/)]);
  isDown = false;
  await administer(databaseUrl, 'update cornerbell.deliveries set due_at = now()');
  const call = (secret: string, method = 'POST') =>
    fetch(`${edge.url}/book-demo-ghl/deliver`, {
      method,
      headers: { authorization: `Bearer ${secret}` },
    });
  expect((await call('guess')).status).toBe(401);
  for (const method of ['GET', 'HEAD', 'PUT'])
    expect((await call('secret', method)).status).toBe(405);
  expect((await call('secret', 'OPTIONS')).status).toBe(204);
  expect(hook.requests).toHaveLength(1);
  expect((await call('secret')).status).toBe(200);
  expect(hook.requests).toHaveLength(2);
});
