import { createWorker } from '../delivery/worker.ts';
import { createWorkerHandler } from '../delivery/workerHandler.ts';
import { openEdge } from './openEdge.ts';
import { Deno } from './runtime.ts';

// The Supabase Edge Function `deliver-leads`, which a cron job calls.
const { database, environment, log } = openEdge();
const { targets, cronSecret } = environment;
if (cronSecret === undefined) throw new Error('CRON_SECRET is missing.');

const handle = createWorkerHandler(createWorker({ sql: database, targets, log }), cronSecret, log);

Deno.serve((request) => handle(request));
