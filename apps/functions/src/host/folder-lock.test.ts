import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { lockFolder } from './folder-lock.ts';

const holderProgram = `
  const { lockFolder } = await import(process.env.MODULE);
  globalThis.lock = lockFolder(process.env.FOLDER);
  process.send(globalThis.lock !== undefined);
  setInterval(() => {}, 1000);
`;

it('is held by one process until it is released', async () => {
  const folder = await temporaryFolder();
  const lock = lockFolder(folder);
  expect(lock).toBeDefined();
  expect(lockFolder(folder)).toBeUndefined();
  lock?.release();
  const next = lockFolder(folder);
  expect(next).toBeDefined();
  next?.release();
});

it('ends with its process, even one that is killed', async () => {
  const folder = await temporaryFolder();
  const holder = spawn(process.execPath, ['--input-type=module', '-e', holderProgram], {
    env: {
      ...process.env,
      FOLDER: folder,
      MODULE: new URL('folder-lock.ts', import.meta.url).href,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  expect(await once(holder, 'message')).toEqual([true, undefined]);
  expect(lockFolder(folder)).toBeUndefined();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const lock = lockFolder(folder);
  expect(lock).toBeDefined();
  lock?.release();
});
