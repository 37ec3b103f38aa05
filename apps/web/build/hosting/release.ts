import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { filesBelow, removeFile } from '../site-files.ts';
import type { Copy } from './compress.ts';
import { encodings, textEndings } from './types.ts';

const variantEndings = Object.values(encodings);

/** The file that a variant belongs to; any other file is its own. */
const originalOf = (name: string) => {
  const ending = variantEndings.find((variant) => name.endsWith(variant));
  return ending ? name.slice(0, -ending.length) : name;
};

const size = ({ from }: Copy) => statSync(from).size;

const isText = ({ from }: Copy) => textEndings.includes(extname(from).slice(1));

/** Copies and compresses on all cores. The largest come first, so that the cores end at about the same time. */
async function copyAll(copies: readonly Copy[]) {
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
 * Brings a release up to date with a built site: the same files and, beside each text file, its
 * compressed variants. A file that has not changed keeps its variants.
 *
 * @returns How many files the release has, and how many of them were compressed anew.
 */
export async function releaseSite(site: string, release: string) {
  const names = filesBelow(site);
  const wanted = new Set(names);
  for (const name of existsSync(release) ? filesBelow(release) : []) {
    if (!wanted.has(originalOf(name))) removeFile(release, name);
  }
  const changed = names
    .map((name) => ({ from: join(site, name), to: join(release, name) }))
    .filter(({ from, to }) => !existsSync(to) || !readFileSync(to).equals(readFileSync(from)));
  await copyAll(changed.filter(isText));
  for (const { from, to } of changed.filter((copy) => !isText(copy))) {
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
  return { files: names.length, compressed: changed.filter(isText).length };
}
