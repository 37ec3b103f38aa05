import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it('a reader may close the pipe early', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--help']);
  child.stdout.destroy();
  const [[code], error] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  expect({ code, error }).toEqual({ code: 0, error: '' });
});
