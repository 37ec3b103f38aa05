import { createApp } from '../app.ts';
import { callerAddress } from '../caller-address.ts';
import { createWorker } from '../delivery/worker.ts';
import { createLeadStore } from '../lead-store.ts';
import { openEdge } from './open-edge.ts';
import { connectionOf, Deno, waitUntil } from './runtime.ts';

// The Supabase Edge Function `book-demo-ghl`.
const { database, environment, log } = openEdge();
const { targets, rateLimit, allowedOrigins, trustedProxy = { hops: 1 } } = environment;
const worker = createWorker({ sql: database, targets, log });

const app = createApp({
  store: createLeadStore(database, { targets: targets.map(({ name }) => name), rateLimit }),
  log,
  allowedOrigins,
  addressOf: (c) => callerAddress(c.req.raw.headers, connectionOf(c), trustedProxy),
  onStored: () => {
    // The first attempt, after the answer; the cron job makes the others.
    const run = worker.run({ forMs: 20_000 }).catch((error: unknown) => {
      log('Leads could not be delivered.', error);
    });
    waitUntil(run);
  },
});

Deno.serve(app.fetch);
