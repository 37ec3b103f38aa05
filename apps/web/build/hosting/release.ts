import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { filesBelow } from '../files-below.ts';
import { textEndings } from './types.ts';

const compress = promisify(brotliCompress);

/** The file by which two releases can be compared: a hash of all others. */
export const hashFile = 'release.txt';

/**
 * Writes a release of a built site: the same files, a hash of them, and a brotli copy beside each
 * text file that it makes smaller. Everybody may read it, as the web server may be another user.
 *
 * @returns The number of files, and of compressed copies.
 */
export async function releaseSite(site: string, release: string) {
  rmSync(release, { recursive: true, force: true });
  await cp(site, release, { recursive: true });
  const files = filesBelow(site);
  const hashes = new Map<string, string>();
  let copies = 0;
  const rest = files.values();
  // Node compresses in threads of its own, so each core gets a file, and only these are in memory.
  const work = async () => {
    for (const name of rest) {
      const bytes = await readFile(join(site, name));
      hashes.set(name, hash('sha256', bytes));
      const isText = textEndings.includes(extname(name).slice(1));
      const compressed = isText ? await compress(bytes) : bytes;
      if (compressed.length >= bytes.length) continue;
      copies += 1;
      await writeFile(join(release, `${name}.br`), compressed);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const list = files.map((name) => `${hashes.get(name)} ${name}\n`).join('');
  await writeFile(join(release, hashFile), `${hash('sha256', list)}\n`);
  await chmod(release, 0o755);
  const entries = await readdir(release, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map((entry) =>
      chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644),
    ),
  );
  return { files: files.length, compressed: copies };
}
