// The worker of `releaseSite`: copies and compresses its share of the files.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { workerData } from 'node:worker_threads';
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

/** A file to copy: its path and its destination. */
export interface FileCopy {
  readonly from: string;
  readonly to: string;
}

/** Copies a file and writes its compressed variants beside it, except those that are not smaller. */
function copyCompressed({ from, to }: FileCopy) {
  const bytes = readFileSync(from);
  mkdirSync(dirname(to), { recursive: true });
  for (const [name, ending] of Object.entries(encodings)) {
    const variant = compressors[name as Encoding](bytes);
    if (variant.length < bytes.length) writeFileSync(to + ending, variant);
  }
  writeFileSync(to, bytes);
}

for (const copy of workerData as readonly FileCopy[]) copyCompressed(copy);
