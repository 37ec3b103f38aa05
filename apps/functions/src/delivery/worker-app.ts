import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { unavailableSeconds } from '../app.ts';
import type { Log } from '../log.ts';
import type { Worker } from './worker.ts';

/** The path at which the worker is called. */
export const workerPath = '/functions/v1/deliver-leads';

/**
 * Runs the worker on a POST with `authorization: Bearer <secret>`, for a cron job, and answers with its
 * report; 401 without the secret, 503 if the database fails.
 */
export function createWorkerApp(worker: Worker, secret: string, log: Log): Hono {
  const app = new Hono();
  app.use(bearerAuth({ token: secret }));
  app.post('*', async (c) => {
    try {
      await worker.removeExpired();
      // Less than the runtime's limit for a call.
      return c.json(await worker.run({ forMs: 40_000 }));
    } catch (error) {
      log('Leads could not be delivered.', error);
      c.header('retry-after', String(unavailableSeconds));
      return c.json({ error: { code: 'storage_unavailable' } }, 503);
    }
  });
  app.all('*', (c) => c.body(null, 405, { allow: 'POST' }));
  return app;
}
