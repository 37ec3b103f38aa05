// A thread that renders pages. It reads what it needs at once, and gets its job when the app is bundled.
import { parentPort, workerData } from 'node:worker_threads';
import { readLibrary } from '@cornerbell/content/library';
import { readRecords } from './kept.ts';
import { renderPages, type PagesJob } from './pages.ts';

/** What a thread is started with. */
export interface WorkerData {
  readonly library: string;
  /** What the build before has left; `undefined` where there is nothing to go by. */
  readonly before: { readonly cache: string; readonly render: string } | undefined;
}

const { library, before } = workerData as WorkerData;
readLibrary(library);
const known = before ? readRecords(before.cache) : new Map();
if (before) await import(before.render);
parentPort?.once('message', async (job: PagesJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- The port of a worker has no origin.
  parentPort?.postMessage(await renderPages(job, known));
});
