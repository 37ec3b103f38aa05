import type { Log } from '../log.ts';
import type { Worker } from './worker.ts';

/** The path at which the worker is called. */
export const WORKER_PATH = '/functions/v1/deliver-leads';

/**
 * Runs the worker for a POST with `authorization: Bearer <secret>`, and answers what it came to;
 * for a cron job. 401 without the secret, 503 if the database failed.
 */
export function createWorkerHandler(
  worker: Worker,
  secret: string,
  log: Log,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') {
      return new Response(null, { status: 405, headers: { allow: 'POST' } });
    }
    const given = request.headers.get('authorization') ?? '';
    if (!(await isSame(given, `Bearer ${secret}`))) return new Response(null, { status: 401 });
    try {
      // Less than what the runtime gives a call.
      return Response.json(await worker.run({ forMs: 40_000 }));
    } catch (error) {
      log('Leads could not be delivered.', error);
      return Response.json({ error: { code: 'storage_unavailable' } }, { status: 503 });
    }
  };
}

// Comparing hashes tells nothing by the time it takes.
async function isSame(one: string, other: string): Promise<boolean> {
  const hashes = await Promise.all(
    [one, other].map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  );
  return new Set(hashes.map((hash) => String(new Uint8Array(hash)))).size === 1;
}
