import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteLibrary } from '../schema/library.ts';
import { siteFolder } from './site-folder.ts';

/** The path of the library that the build of this package writes. */
export const libraryFile = join(siteFolder, 'dist', 'library.json');

/**
 * The checked library that the build wrote, with what is published as of its day. Every call reads the file again.
 *
 * @param file - The path of a library that the build wrote; left out, the one of this package.
 * @throws Error if the file is missing or is not JSON, which says what to run.
 * @example
 * readLibrary().posts[0]?.slug // => 'fifty-founding-gyms'
 */
export function readLibrary(file: string = libraryFile): SiteLibrary {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SiteLibrary;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = isMissing ? 'there is no such file' : String(error);
    throw new Error(
      `The library ${file} can't be read: ${reason}. Run "pnpm build", which checks the content and writes it.`,
      { cause: error },
    );
  }
}
