import { cachePages, leave, type WorkerScope } from './worker.ts';

const scope = globalThis as unknown as WorkerScope;

// With VITE_OFFLINE=off, the worker that browsers have installed removes itself.
if (import.meta.env.VITE_OFFLINE === 'off') leave(scope);
else cachePages(scope);
