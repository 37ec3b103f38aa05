import { execSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { leadFunctionPath } from '@cornerbell/api/schema';
import { expect, it, onTestFinished } from 'vitest';
import { administer } from './testing/postgres.ts';
import { form, louBody, post, samBody } from './testing/running.ts';
import { fakeServer, kill, webhookVariables } from './testing/servers.ts';
import { serverDatabase } from './testing/temporary.ts';

const cwd = fileURLToPath(new URL('../', import.meta.url));
// The binary, because the command `deno` is a script that leaves it running when killed.
const deno = fileURLToPath(new URL('../node_modules/deno/deno', import.meta.url));
const rights = ['--no-prompt', '--allow-env', '--allow-net=127.0.0.1'];
const offline = ['--cached-only', '--node-modules-dir=manual'];
const script = 'supabase/functions/book-demo-ghl/index.js';

it('Deno stores and delivers leads as a role with few rights, and counts callers by what our proxy appends', async () => {
  execSync('npm run bundle', { cwd, stdio: 'ignore' });
  let isDown = true;
  const server = await fakeServer(({ path }) => {
    const status = path === '/chat' ? 400 : 500;
    return Response.json({}, { status: isDown ? status : 200 });
  });
  const databaseUrl = await serverDatabase();
  const run = (...statements: string[]) => administer(databaseUrl, ...statements);
  await run("alter role cornerbell_function login password 'secret'");
  const env = {
    ...process.env,
    DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
    NO_COLOR: '1',
    DATABASE_URL: '',
    SUPABASE_DB_URL: databaseUrl.replace('postgres@', 'cornerbell_function:secret@'),
    RATE_LIMIT: '5',
    CRON_SECRET: 'secret',
    ...webhookVariables(`${server.url}/hook`),
    CHAT_WEBHOOK_URL: `${server.url}/chat`,
  };
  const command = ['run', ...rights, ...offline, script];
  const child = spawn(deno, command, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => kill(child));
  let edge = '';
  for await (const line of createInterface(child.stderr)) {
    edge = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '';
    if (edge !== '') break;
  }
  const send = (init: RequestInit, path = leadFunctionPath) =>
    fetch(edge + path, { ...init, redirect: 'manual' });

  expect((await send(post({ ...louBody, name: '' }))).status).toBe(422);
  const sent = await send(form(samBody, { referer: edge }), '/book-demo-ghl');
  expect(sent.headers.get('location')).toBe('/?sent=newsletter#newsletter-subscribed');
  const errors = () => run('select left(error, 8) as error from cornerbell.deliveries order by 1');
  const expected = [{ error: 'HTTP 400' }, { error: 'HTTP 500' }];
  await expect.poll(errors).toEqual(expected);
  isDown = false;
  await run(
    'update cornerbell.deliveries set due_at = now() where due_at is not null',
    "update cornerbell.notices set notified_at = now() - interval '2 days'",
    "update cornerbell.request_counts set started_at = now() - interval '2 days'",
  );
  const call = async (secret: string, method = 'POST') => {
    const headers = { authorization: `Bearer ${secret}` };
    return (await send({ method, headers }, '/book-demo-ghl/deliver')).status;
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
  expect(await run('select caller from cornerbell.request_counts')).toEqual([]);

  const statuses: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    const forged = `192.0.2.${index}`;
    const headers = { 'x-forwarded-for': `${forged}, 203.0.113.1`, 'cf-connecting-ip': forged };
    statuses.push((await send(post(louBody, headers))).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(await run('select kind from cornerbell.leads')).toHaveLength(6);
});
