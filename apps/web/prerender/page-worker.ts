import { parentPort, workerData } from 'node:worker_threads';
import { renderPages, type PagesJob } from './pages.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- The port of a worker has no origin.
parentPort?.postMessage(await renderPages(workerData as PagesJob));
