import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isMainThread, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import { encodings, type Encoding } from './types.ts';

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  zstd: (bytes) => zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  gzip: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** A file of the built site and where it goes. */
export interface Copy {
  readonly from: string;
  readonly to: string;
}

/** Copies a file with its compressed variants beside it, as small as they get; one that is no smaller is left out. */
export function copyCompressed({ from, to }: Copy) {
  const bytes = readFileSync(from);
  mkdirSync(dirname(to), { recursive: true });
  for (const [name, ending] of Object.entries(encodings)) {
    const variant = compressors[name as Encoding](bytes);
    if (variant.length < bytes.length) writeFileSync(to + ending, variant);
    else rmSync(to + ending, { force: true });
  }
  // Last, because a file that is there counts as done.
  writeFileSync(to, bytes);
}

// In a worker: the files that fell to it.
if (!isMainThread) for (const copy of workerData as readonly Copy[]) copyCompressed(copy);
