// @vitest-environment node
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corner bell '));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('finds the local host in a folder whose name has blanks', async () => {
  const here = join(folder, 'apps/web/screenshots');
  const cli = join(folder, 'apps/functions/src/cli');
  for (const made of [here, cli]) mkdirSync(made, { recursive: true });
  writeFileSync(join(cli, 'serve.ts'), "console.info('Ready: http://localhost:1');");
  copyFileSync(join(import.meta.dirname, 'serve.ts'), join(here, 'serve.ts'));

  const copy = pathToFileURL(join(here, 'serve.ts')).href;
  const { serve } = (await import(copy)) as typeof import('./serve.ts');
  const { url, stop } = await serve('site', 'data');
  expect(url).toBe('http://localhost:1');
  await stop();
});
