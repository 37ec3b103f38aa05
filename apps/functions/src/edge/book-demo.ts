import { assemble } from '../assemble.ts';
import { openEdge } from './open-edge.ts';
import { connectionOf, Deno, waitUntil } from './runtime.ts';

// The Supabase Edge Function `book-demo-ghl`.
const { database, environment, log } = openEdge();

const { app, worker } = assemble({
  ...environment,
  sql: database,
  log,
  defaultProxy: { hops: 1 },
  connectionOf,
  onStored: deliver,
});

// The first attempt follows the answer; the cron job makes the others.
function deliver(): void {
  const run = worker.run({ forMs: 20_000 }).catch((error: unknown) => {
    log('Leads could not be delivered.', error);
  });
  waitUntil(run);
}

Deno.serve(app.fetch);
