// A thread that renders pages. It reads what it needs at once, and gets its job when the app is bundled.
import { parentPort, workerData } from 'node:worker_threads';
import { readLibrary } from '@cornerbell/content/library';
import { readRecords } from './kept.ts';
import { renderPages, type PagesJob } from './pages.ts';

/** What a thread is started with. */
export interface WorkerData {
  readonly library: string;
  /** The module that renders; `undefined` where it is being built. */
  readonly render: string | undefined;
  /** The folder with what the build before has left; `undefined` where there is nothing to go by. */
  readonly cache: string | undefined;
}

const { library, render, cache } = workerData as WorkerData;
readLibrary(library);
const known = cache === undefined ? new Map() : readRecords(cache);
if (render !== undefined) await import(render);
parentPort?.once('message', async (job: PagesJob) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- The port of a worker has no origin.
  parentPort?.postMessage(await renderPages(job, known));
});
