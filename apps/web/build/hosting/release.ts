import { rmSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { filesBelow } from '../files-below.ts';
import { encodings, textEndings, type Encoding } from './types.ts';

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliCompress),
  zstd: (bytes) =>
    promisify(zstdCompress)(bytes, {
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
      // Without the size, the window for the largest input is allocated for each file.
      pledgedSrcSize: bytes.length,
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes the compressed variants of a file beside it, except those that are not smaller. */
async function compress(file: string) {
  const bytes = await readFile(file);
  for (const [name, ending] of Object.entries(encodings)) {
    const variant = await compressors[name as Encoding](bytes);
    if (variant.length < bytes.length) await writeFile(file + ending, variant);
  }
}

/**
 * Writes a release of a built site: the same files and, beside each text file, its compressed variants.
 *
 * @returns The number of files, and how many of them are compressed.
 */
export async function releaseSite(site: string, release: string) {
  rmSync(release, { recursive: true, force: true });
  await cp(site, release, { recursive: true });
  const files = filesBelow(site);
  const texts = files.filter((name) => textEndings.includes(extname(name).slice(1)));
  const rest = texts.values();
  // Node compresses in threads of its own, so each core gets a file.
  const work = async () => {
    for (const name of rest) await compress(join(release, name));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { files: files.length, compressed: texts.length };
}
