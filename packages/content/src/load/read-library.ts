import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteLibrary } from '../schema/library.ts';
import { siteFolder } from './site-folder.ts';

/** The path of the library that this package's build writes. */
export const libraryFile = join(siteFolder, 'dist', 'library.json');

/**
 * The library that the build wrote, with the items published as of its day. Every call reads the file again.
 *
 * @param file - The path of a library; by default that of this package.
 * @throws Error if the file is missing or is not JSON, with the command to run.
 * @example
 * readLibrary().posts[0]?.slug // => 'fifty-founding-gyms'
 */
export function readLibrary(file: string = libraryFile): SiteLibrary {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SiteLibrary;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = isMissing ? 'it does not exist' : String(error);
    throw new Error(
      `The library ${file} can't be read: ${reason}. Run "pnpm build", which writes it.`,
      { cause: error },
    );
  }
}
