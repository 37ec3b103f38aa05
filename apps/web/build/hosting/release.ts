import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { filesBelow } from '../files-below.ts';
import { textEndings } from './types.ts';

const compress = promisify(brotliCompress);

/** The file by which two releases can be compared: a hash of all others. */
export const hashFile = 'release.txt';

/**
 * Writes a release of a built site: the same files, a hash of them and, beside each text file that it
 * makes smaller, its copy after brotli. The web server may be another user, so everybody may read it.
 *
 * @returns The number of files, and of compressed copies.
 */
export async function releaseSite(site: string, release: string) {
  rmSync(release, { recursive: true, force: true });
  await cp(site, release, { recursive: true });
  const files = filesBelow(site);
  let copies = 0;
  // Node compresses in threads of its own.
  const hashes = await Promise.all(
    files.map(async (name) => {
      const bytes = await readFile(join(site, name));
      const isText = textEndings.includes(extname(name).slice(1));
      const compressed = isText ? await compress(bytes) : bytes;
      if (compressed.length < bytes.length) {
        copies += 1;
        await writeFile(join(release, `${name}.br`), compressed);
      }
      return `${hash('sha256', bytes)} ${name}\n`;
    }),
  );
  await writeFile(join(release, hashFile), `${hash('sha256', hashes.join(''))}\n`);
  await chmod(release, 0o755);
  const entries = await readdir(release, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map((entry) =>
      chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644),
    ),
  );
  return { files: files.length, compressed: copies };
}
