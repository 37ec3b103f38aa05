import { copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { filesBelow } from '../files-below.ts';
import type { FileCopy } from './compress.ts';
import { textEndings } from './types.ts';

const size = ({ from }: FileCopy) => statSync(from).size;

const isText = ({ from }: FileCopy) => textEndings.includes(extname(from).slice(1));

/** Copies and compresses on all cores. Files are dealt out by size, so that the cores finish at about the same time. */
async function copyAll(copies: readonly FileCopy[]) {
  const sorted = copies.toSorted((a, b) => size(b) - size(a));
  const cores = availableParallelism();
  const shares = Array.from({ length: cores }, (_, core) =>
    sorted.filter((__, index) => index % cores === core),
  );
  const compressor = new URL('./compress.ts', import.meta.url);
  await Promise.all(
    shares
      .filter((share) => share.length > 0)
      .map(
        (share) =>
          new Promise<void>((resolve, reject) => {
            const worker = new Worker(compressor, { workerData: share });
            worker.once('error', reject).once('exit', () => resolve());
          }),
      ),
  );
}

/**
 * Writes a release of a built site: the same files and, beside each text file, its compressed variants.
 *
 * @returns The number of files, and how many of them are compressed.
 */
export async function releaseSite(site: string, release: string) {
  rmSync(release, { recursive: true, force: true });
  const copies = filesBelow(site).map((name) => ({
    from: join(site, name),
    to: join(release, name),
  }));
  const texts = copies.filter(isText);
  await copyAll(texts);
  for (const { from, to } of copies.filter((copy) => !isText(copy))) {
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
  return { files: copies.length, compressed: texts.length };
}
