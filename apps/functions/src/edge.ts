// The Supabase Edge Function `book-demo-ghl`. A cron job calls its path `/deliver`.
import { leadFunctionPath } from '@cornerbell/api/schema';
import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { createApp } from './app.ts';
import { openPostgres } from './database.ts';
import { readEnvironment } from './environment.ts';
import { createLog } from './log.ts';
import { maintain } from './maintain.ts';
import { deliver } from './queue.ts';

declare const Deno: {
  readonly env: { readonly toObject: () => Record<string, string> };
  readonly serve: (handler: Hono['fetch']) => void;
};
/** Supabase's; plain Deno has none. */
declare const EdgeRuntime: { readonly waitUntil: (work: Promise<unknown>) => void } | undefined;

const log = createLog(console.error);
const environment = readEnvironment(Deno.env.toObject());
const { databaseUrl, targets, cronSecret } = environment;
if (databaseUrl === undefined) throw new Error('SUPABASE_DB_URL or DATABASE_URL is missing.');
// Many instances share the server's connections.
const database = openPostgres(databaseUrl, log, 2);

/** The end of a call, which Supabase ends after 150 s. */
const endOfCall = () => AbortSignal.timeout(140_000);

/** Delivers to all targets beside each other; no attempt starts after so many milliseconds. */
const deliverAll = (forMs: number, deadline: AbortSignal) => {
  const options = { log, signal: AbortSignal.timeout(forMs), deadline };
  return Promise.all(
    targets.map((target) =>
      deliver(database, target, options).catch((error: unknown) => log('delivery', error)),
    ),
  );
};

const app = new Hono();
if (cronSecret !== undefined) {
  app.post('/deliver', bearerAuth({ token: cronSecret }), async (c) => {
    const deadline = endOfCall();
    // Less than the job waits for the answer.
    await deliverAll(40_000, deadline);
    await maintain(database, targets, deadline).catch((error: unknown) =>
      log('maintenance', error),
    );
    return c.json({ ok: true });
  });
}
app.route(
  '/',
  createApp({
    ...environment,
    database,
    log,
    clientIpHeader: environment.clientIpHeader ?? 'x-forwarded-for',
    connectionOf: (c) => c.env.remoteAddr?.hostname,
    // The first attempt follows the answer; the cron job makes the others.
    onStored: () => {
      const work = deliverAll(20_000, endOfCall());
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  }),
);

// Supabase removes the start of the path.
Deno.serve(new Hono().route(leadFunctionPath, app).route('/book-demo-ghl', app).fetch);
