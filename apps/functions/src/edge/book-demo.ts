import { leadFunctionPath } from '@cornerbell/api/schema';
import { Hono } from 'hono';
import { createService } from '../service.ts';
import { connectionOf, Deno, openEdge, waitUntil } from './open-edge.ts';

// The Supabase Edge Function `book-demo-ghl`.
const { database, environment, log, deliverAll } = openEdge();

const service = createService({
  ...environment,
  database,
  log,
  defaultProxy: { hops: 1 },
  connectionOf,
  // The first attempt follows the answer; the cron job makes the others.
  onStored: () => waitUntil(deliverAll(20_000).catch((error: unknown) => log('delivery', error))),
});

// Supabase removes the start of the path.
Deno.serve(new Hono().route(leadFunctionPath, service).route('/book-demo-ghl', service).fetch);
