// The worker of the prerenderer: renders its share of the pages.
import { parentPort, workerData } from 'node:worker_threads';
import { renderPages, type PagesJob } from './render-pages.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- The port of a worker has no origin.
parentPort?.postMessage(await renderPages(workerData as PagesJob));
