import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testFolder } from '../src/testing/library.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
const port = await getPort();
let server: ChildProcess;
let printed = '';

const page = async (slug: string) =>
  (await fetch(`http://localhost:${port}/resources/blog/${slug}`)).text();

function edit(slug: string, change: (text: string) => string, name = slug) {
  const text = readFileSync(join(folder, `posts/${slug}.md`), 'utf8');
  writeFileSync(join(folder, `posts/${name}.md`), change(text));
}

const asDraft = (text: string) =>
  text
    .replace('status: published', 'status: draft')
    .replace(/^title: .*$/m, 'title: A draft of mine');

beforeAll(async () => {
  cpSync(testFolder, folder, { recursive: true });
  server = spawn('node_modules/.bin/vite', ['--port', String(port), '--strictPort'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, CONTENT_DIR: folder },
  });
  server.stderr?.on('data', (data: Buffer) => (printed += String(data)));
  await vi.waitUntil(() => page('ten-days-quiet').catch(() => false), { timeout: 60_000 });
});
afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});

it('serves nothing of the workspace, where leads and secrets are, but what the site is made of', async () => {
  const root = join(import.meta.dirname, '../../..');
  const statusOf = async (file: string) =>
    (await fetch(`http://localhost:${port}/@fs${root}/${file}`)).status;
  expect(await statusOf('apps/functions/supabase/secrets.example.env')).toBe(403);
  expect(await statusOf('package.json')).toBe(403);
  expect(await statusOf('packages/ui/package.json')).toBe(200);
});

it('waits for builds alone, so that it starts while a text is wrong', () => {
  const words = ['turbo', 'run', 'dev', '--filter=@cornerbell/web', '--dry=json'];
  const plan = execFileSync('pnpm', ['exec', ...words], { encoding: 'utf8' });
  const { tasks } = JSON.parse(plan) as { tasks: { task: string }[] };
  expect(new Set(tasks.map(({ task }) => task))).toEqual(new Set(['build', 'dev']));
});

it('shows a saved text, says what to fix in it, and shows a draft', async () => {
  const shows = (slug: string, text: string) => expect.poll(() => page(slug)).toContain(text);
  edit('ten-days-quiet', (text) => `${text}\nThe pivot has [a dead link](/nowhere).\n`);
  await shows('ten-days-quiet', 'The pivot has');
  expect(printed).toMatch(/posts\/ten-days-quiet\.md:\d+:\d+ error unknown-link/);
  expect(await page('ten-days-quiet')).toContain('#/collections/posts/entries/ten-days-quiet');

  edit('pilot-on-paper', asDraft, 'mine');
  await shows('mine', 'A draft of mine</h1>');
});

it('reads the source of the components, so that a changed line is one hot update', async () => {
  const module = await fetch(`http://localhost:${port}/src/app/App.tsx`);
  expect(await module.text()).toContain('/packages/ui/src/styles.ts');
});
