import type { Context } from 'hono';
import { openPostgres } from '../database.ts';
import { readEnvironment } from '../environment.ts';
import { createLog } from '../log.ts';
import { deliver } from '../queue.ts';
import { allTargets } from '../service.ts';

interface Runtime {
  readonly Deno: {
    readonly env: { readonly toObject: () => Record<string, string> };
    readonly serve: (
      handler: (request: Request, info: object) => Response | Promise<Response>,
    ) => void;
  };
  /** Supabase's; plain Deno has none. */
  readonly EdgeRuntime?: { readonly waitUntil: (work: Promise<unknown>) => void };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- provided by the runtime
const runtime = globalThis as unknown as Runtime;

/** The parts of Deno that this app uses. */
export const { Deno } = runtime;

/** Keeps an instance alive until background work is done. */
export function waitUntil(work: Promise<unknown>): void {
  runtime.EdgeRuntime?.waitUntil(work);
}

/** The remote address of a request's connection, if the runtime provides it. */
export function connectionOf(c: Context): string | undefined {
  return c.env.remoteAddr?.hostname;
}

/** Opens what the edge functions share, from their secrets; throws if one is wrong or missing. */
export function openEdge() {
  const log = createLog(console.error);
  const environment = readEnvironment(Deno.env.toObject());
  const { databaseUrl } = environment;
  if (databaseUrl === undefined) throw new Error('SUPABASE_DB_URL or DATABASE_URL is missing.');
  // Many instances share the server's connections.
  const database = openPostgres(databaseUrl, log, 2);
  /** Delivers to all targets beside each other, for so many milliseconds. */
  const deliverAll = (forMs: number) =>
    Promise.all(allTargets(environment).map((target) => deliver(database, target, { log, forMs })));
  return { database, environment, log, deliverAll };
}
