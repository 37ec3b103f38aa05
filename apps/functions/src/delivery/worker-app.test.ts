import { expect, it, vi } from 'vitest';
import type { WorkerReport } from './worker.ts';
import { createWorkerApp } from './worker-app.ts';

const report = { delivered: 2, failed: 1, dead: 0 };

function appOf(run: () => Promise<WorkerReport>) {
  const log = vi.fn<(message: string, cause?: unknown) => void>();
  const removeExpired = vi.fn<() => Promise<void>>(() => Promise.resolve());
  return { app: createWorkerApp({ run, removeExpired }, 'secret', log), log, removeExpired };
}

function call(authorization: string, method = 'POST'): Request {
  return new Request('http://localhost/', { method, headers: { authorization } });
}

it('runs the worker only with the secret', async () => {
  const run = vi.fn<() => Promise<WorkerReport>>(() => Promise.resolve(report));
  const { app, removeExpired } = appOf(run);
  for (const wrong of ['', 'Bearer secrets', 'Bearer Secret']) {
    expect((await app.fetch(call(wrong))).status).toBe(401);
  }
  expect((await app.fetch(call('Bearer secret', 'GET'))).status).toBe(405);
  expect(run).not.toHaveBeenCalled();
  expect(removeExpired).not.toHaveBeenCalled();
  const response = await app.fetch(call('Bearer secret'));
  expect([response.status, await response.json()]).toEqual([200, report]);
  expect(removeExpired).toHaveBeenCalledOnce();
});

it('answers 503 and logs when the database fails', async () => {
  const { app, log } = appOf(() => Promise.reject(new Error('gone')));
  expect((await app.fetch(call('Bearer secret'))).status).toBe(503);
  expect(log).toHaveBeenCalledOnce();
});
