import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const main = join(import.meta.dirname, 'main.ts');

function start(stdout: number | 'pipe', ...words: string[]) {
  const stdio: StdioOptions = ['ignore', stdout, 'pipe'];
  const child = spawn(process.execPath, [main, ...words], { stdio });
  const ended = Promise.all([once(child, 'exit'), child.stderr ? text(child.stderr) : '']);
  return { child, ended: ended.then(([[code], error]) => ({ code: code as unknown, error })) };
}

describe('an output that cannot be written', () => {
  it.skipIf(!existsSync('/dev/full'))('is an error if the disk is full', async () => {
    await using full = await open('/dev/full', 'w');
    const { ended } = start(full.fd, '--help');
    expect(await ended).toEqual({
      code: 1,
      error: expect.stringMatching(/^ENOSPC: no space left on device.*\n$/),
    });
  });

  it('is not an error if the reader has closed the pipe', async () => {
    const { child, ended } = start('pipe', '--help');
    child.stdout?.destroy();
    expect(await ended).toEqual({ code: 0, error: '' });
  });
});
