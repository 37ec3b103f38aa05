import { rmSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { filesBelow } from '../files-below.ts';
import { textEndings } from './types.ts';

const compress = promisify(brotliCompress);

/**
 * Writes a release of a built site: the same files and, beside each text file that it makes smaller, its copy after brotli.
 *
 * @returns The number of files, and how many of them are text.
 */
export async function releaseSite(site: string, release: string) {
  rmSync(release, { recursive: true, force: true });
  await cp(site, release, { recursive: true });
  const files = filesBelow(site);
  const texts = files.filter((name) => textEndings.includes(extname(name).slice(1)));
  const rest = texts.values();
  // Node compresses in threads of its own, so each core gets a file.
  const work = async () => {
    for (const name of rest) {
      const bytes = await readFile(join(release, name));
      const compressed = await compress(bytes);
      if (compressed.length < bytes.length)
        await writeFile(join(release, `${name}.br`), compressed);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { files: files.length, compressed: texts.length };
}
