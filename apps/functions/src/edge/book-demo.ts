import { createApp } from '../app.ts';
import { callerAddress } from '../caller-address.ts';
import { createWorker } from '../delivery/worker.ts';
import { createLeadStore } from '../lead-store.ts';
import { createLinksApp } from '../links-app.ts';
import { openEdge } from './open-edge.ts';
import { connectionOf, Deno, waitUntil } from './runtime.ts';

// The Supabase Edge Function `book-demo-ghl`.
const { database, environment, log } = openEdge();
const {
  targets,
  confirmation,
  rateLimit,
  allowedOrigins,
  challenge,
  trustedProxy = { hops: 1 },
} = environment;
const names = targets.map(({ name }) => name);
const worker = createWorker({
  sql: database,
  targets: confirmation ? [...targets, confirmation] : targets,
  log,
});

// The first attempt follows the answer; the cron job makes the others.
function deliver(): void {
  const run = worker.run({ forMs: 20_000 }).catch((error: unknown) => {
    log('Leads could not be delivered.', error);
  });
  waitUntil(run);
}

const app = createApp({
  store: createLeadStore(database, {
    targets: names,
    confirms: confirmation !== undefined,
    rateLimit,
  }),
  log,
  allowedOrigins,
  challenge,
  links: confirmation && createLinksApp({ sql: database, targets: names, onChanged: deliver }),
  addressOf: (c) => callerAddress(c.req.raw.headers, connectionOf(c), trustedProxy),
  onStored: deliver,
});

Deno.serve(app.fetch);
