import { createWorker } from '../delivery/worker.ts';
import { createWorkerApp } from '../delivery/worker-app.ts';
import { openEdge } from './open-edge.ts';
import { Deno } from './runtime.ts';

// The Supabase Edge Function `deliver-leads`, which a cron job calls.
const { database, environment, log } = openEdge();
const { confirmation, cronSecret } = environment;
const targets = confirmation ? [...environment.targets, confirmation] : environment.targets;
if (cronSecret === undefined) throw new Error('CRON_SECRET is missing.');

const app = createWorkerApp(createWorker({ sql: database, targets, log }), cronSecret, log);

Deno.serve(app.fetch);
