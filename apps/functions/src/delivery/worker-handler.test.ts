import { expect, it, vi } from 'vitest';
import type { WorkerReport } from './worker.ts';
import { createWorkerHandler } from './worker-handler.ts';

const REPORT = { delivered: 2, failed: 1, dead: 0 };

function handlerOf(run: () => Promise<WorkerReport>) {
  const log = vi.fn<(message: string, cause?: unknown) => void>();
  return { handle: createWorkerHandler({ run }, 'secret', log), log };
}

function call(authorization: string, method = 'POST'): Request {
  return new Request('http://localhost/', { method, headers: { authorization } });
}

it('runs the worker for who knows the secret, and for nobody else', async () => {
  const run = vi.fn<() => Promise<WorkerReport>>(() => Promise.resolve(REPORT));
  const { handle } = handlerOf(run);
  for (const authorization of ['', 'secret', 'Bearer ', 'Bearer secrets', 'Bearer Secret']) {
    expect((await handle(call(authorization))).status).toBe(401);
  }
  expect((await handle(call('Bearer secret', 'GET'))).status).toBe(405);
  expect(run).not.toHaveBeenCalled();
  const response = await handle(call('Bearer secret'));
  expect([response.status, await response.json()]).toEqual([200, REPORT]);
});

it('says and logs that the database failed', async () => {
  const { handle, log } = handlerOf(() => Promise.reject(new Error('gone')));
  expect((await handle(call('Bearer secret'))).status).toBe(503);
  expect(log).toHaveBeenCalledOnce();
});
