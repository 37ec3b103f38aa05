import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { unavailableSeconds } from '../app.ts';
import { removeExpired, tellGivenUp } from '../maintain.ts';
import { Deno, openEdge } from './open-edge.ts';

// The Supabase Edge Function `deliver-leads`, which a cron job calls with `authorization: Bearer $CRON_SECRET`.
const { database, environment, log, deliverAll } = openEdge();
const { targets, cronSecret } = environment;
if (cronSecret === undefined) throw new Error('CRON_SECRET is missing.');

const app = new Hono();
app.onError((error, c) => {
  // Of the bearer token.
  if ('getResponse' in error) return error.getResponse();
  log('delivery', error);
  c.header('retry-after', String(unavailableSeconds));
  return c.json({ error: { code: 'storage_unavailable' } }, 503);
});
app.post('*', bearerAuth({ token: cronSecret }), async (c) => {
  // Less than the runtime's limit for a call.
  const runs = await deliverAll(40_000);
  await removeExpired(database);
  await tellGivenUp(database, targets).catch((error: unknown) => log('maintenance', error));
  const sum = (key: 'delivered' | 'failed') => runs.reduce((total, run) => total + run[key], 0);
  return c.json({ delivered: sum('delivered'), failed: sum('failed') });
});
app.all('*', (c) => c.body(null, 405, { allow: 'POST' }));

Deno.serve(app.fetch);
