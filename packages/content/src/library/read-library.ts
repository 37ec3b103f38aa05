import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PublishedLibrary } from '../schema/library.ts';
import { fromLines, type ReadBytes } from './library-lines.ts';

// Bundled into dist/, where the build puts the library beside it.
/** The path of the library that the build wrote, for those who watch it. */
export const libraryFile = fileURLToPath(new URL('./library.jsonl', import.meta.url));

/** The bytes up to which a library is read whole. */
const smallLibrary = 1 << 23;

/** Closes the file of a library that nobody has any more: a watch reads a new one after every build. */
const leftOpen = new FinalizationRegistry<number>(closeSync);

/** Of a large library the bodies stay on the disk, and its file stays open, so that they are those of the index whoever replaces it. */
function openFile(file: string, size: number): ReadBytes {
  if (size <= smallLibrary) {
    const bytes = readFileSync(file);
    return (from, to) => bytes.subarray(from, to);
  }
  const opened = openSync(file, 'r');
  const readBytes: ReadBytes = (from, to) => {
    const bytes = Buffer.allocUnsafe(to - from);
    return bytes.subarray(0, readSync(opened, bytes, 0, bytes.length, from));
  };
  leftOpen.register(readBytes, opened);
  return readBytes;
}

const read = new Map<string, { stamp: string; library: PublishedLibrary }>();

/**
 * The checked library that the build wrote, with what is published as of its day; read again only when the file has changed.
 *
 * A body is read each time it is asked for, so that a large library takes little memory.
 *
 * @param file - The path of a library that the build wrote; left out, the one of this package.
 * @throws Error if there is no such file.
 * @example
 * readLibrary().posts[0]?.slug // => 'fifty-founding-gyms'
 */
export function readLibrary(file: string = libraryFile): PublishedLibrary {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (stats === undefined) {
    throw new Error(
      `The library can't be read. Expected the file that "pnpm build" writes in packages/content. Received no file at ${file}.`,
    );
  }
  const stamp = `${stats.ino} ${stats.mtimeNs} ${stats.size}`;
  const known = read.get(file);
  if (known?.stamp === stamp) return known.library;
  const library = fromLines(openFile(file, Number(stats.size)));
  read.set(file, { stamp, library });
  return library;
}
