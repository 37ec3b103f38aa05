import { createWorker } from '../delivery/worker.ts';
import { createWorkerApp } from '../delivery/worker-app.ts';
import { openEdge } from './open-edge.ts';
import { Deno } from './runtime.ts';

// The Supabase Edge Function `deliver-leads`, which a cron job calls.
const { database, environment, log } = openEdge();
const { targets, confirmation, cronSecret } = environment;
if (cronSecret === undefined) throw new Error('CRON_SECRET is missing.');

const worker = createWorker({ sql: database, targets, confirmation, log });

Deno.serve(createWorkerApp(worker, cronSecret, log).fetch);
