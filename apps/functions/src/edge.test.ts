import { execSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { leadFunctionPath } from '@cornerbell/api/schema';
import { beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { fakeServer, webhookVariables } from './testing/fakes.ts';
import { kill } from './testing/host.ts';
import { administer } from './testing/postgres.ts';
import { form, louBody, post, samBody } from './testing/running.ts';
import { serverDatabase } from './testing/temporary.ts';

const cwd = fileURLToPath(new URL('../', import.meta.url));
// The binary, because the command `deno` is a script that leaves it running when killed.
const deno = fileURLToPath(new URL('../node_modules/deno/deno', import.meta.url));
const flags = [
  'run',
  '--no-prompt',
  '--cached-only',
  '--node-modules-dir=manual',
  '--allow-env',
  '--allow-net=127.0.0.1',
  '--config=supabase/functions/deno.json',
  'supabase/functions/book-demo-ghl/index.js',
];

/** Starts the bundled edge function, as the role with only the rights that it needs; killed after its test. */
async function startEdge(variables: Readonly<Record<string, string>>) {
  const databaseUrl = await serverDatabase();
  const child = spawn(deno, flags, {
    cwd,
    env: {
      ...process.env,
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      NO_COLOR: '1',
      DATABASE_URL: '',
      SUPABASE_DB_URL: databaseUrl.replace('postgres@', 'cornerbell_function:secret@'),
      ...variables,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => kill(child));
  for await (const line of createInterface(child.stderr)) {
    const [edge] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (edge !== undefined) return { edge, databaseUrl };
  }
  throw new Error('Deno ended.');
}

beforeAll(async () => {
  execSync('npm run bundle', { cwd, stdio: 'ignore' });
  await administer(inject('postgres'), "alter role cornerbell_function login password 'secret'");
});

it('Deno stores leads, and counts a caller by the address that our proxy has appended', async () => {
  const { edge, databaseUrl } = await startEdge({ RATE_LIMIT: '5' });
  const send = (init: RequestInit) =>
    fetch(edge + leadFunctionPath, { ...init, redirect: 'manual' });
  expect((await send(post({ ...louBody, name: '' }))).status).toBe(422);
  const sent = await send(form(samBody, { referer: edge }));
  expect(sent.headers.get('location')).toBe('/?sent=newsletter#newsletter-subscribed');
  const statuses: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    const forged = `192.0.2.${index}`;
    const headers = { 'x-forwarded-for': `${forged}, 203.0.113.1`, 'cf-connecting-ip': forged };
    statuses.push((await send(post(louBody, headers))).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  const stored = await administer(databaseUrl, 'select kind from cornerbell.leads');
  expect(stored).toHaveLength(6);
});

it('leads are delivered by the function and, later, by the cron job’s call with the secret', async () => {
  let isDown = true;
  const server = await fakeServer(({ path }) => {
    const status = path === '/chat' ? 400 : 500;
    return Response.json({}, { status: isDown ? status : 200 });
  });
  const { edge, databaseUrl } = await startEdge({
    CRON_SECRET: 'secret',
    ...webhookVariables(`${server.url}/hook`),
    CHAT_WEBHOOK_URL: `${server.url}/chat`,
  });
  expect((await fetch(`${edge}/book-demo-ghl`, post(samBody))).status).toBe(200);
  const errors = () =>
    administer(databaseUrl, 'select left(error, 8) as error from cornerbell.deliveries order by 1');
  const expected = [{ error: 'HTTP 400' }, { error: 'HTTP 500' }];
  await expect.poll(errors, { timeout: 30_000 }).toEqual(expected);
  isDown = false;
  await administer(
    databaseUrl,
    'update cornerbell.deliveries set due_at = now() where due_at is not null',
    "update cornerbell.notices set notified_at = now() - interval '2 days'",
    "update cornerbell.request_counts set started_at = now() - interval '2 days'",
  );
  const call = async (secret: string, method = 'POST') => {
    const headers = { authorization: `Bearer ${secret}` };
    return (await fetch(`${edge}/book-demo-ghl/deliver`, { method, headers })).status;
  };
  expect(await call('guess')).toBe(401);
  for (const method of ['GET', 'HEAD', 'PUT']) expect(await call('secret', method)).toBe(405);
  expect(await call('secret', 'OPTIONS')).toBe(204);
  expect(server.requests).toHaveLength(2);
  expect(await call('secret')).toBe(200);
  expect(server.requests.slice(2)).toMatchObject([
    { path: '/hook', body: { type: 'lead.subscribed' } },
    { path: '/chat', body: { text: expect.stringContaining('chat: 1, for example HTTP 400') } },
  ]);
  expect(await administer(databaseUrl, 'select caller from cornerbell.request_counts')).toEqual([]);
});
