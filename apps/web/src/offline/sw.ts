import { keepPages, leave, type WorkerScope } from './worker.ts';

const scope = globalThis as unknown as WorkerScope;

// Built with VITE_OFFLINE=off, the worker that browsers have already takes itself away.
if (import.meta.env.VITE_OFFLINE === 'off') leave(scope);
else keepPages(scope);
