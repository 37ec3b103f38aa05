// A thread that renders pages. It reads the library at once, and gets its job when the app is bundled.
import { parentPort, workerData } from 'node:worker_threads';
import { readLibrary } from '@cornerbell/content/library';
import { renderPages, type PagesJob } from './pages.ts';

readLibrary(workerData as string);
parentPort?.once('message', async (job: PagesJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- The port of a worker has no origin.
  parentPort?.postMessage(await renderPages(job));
});
