import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SiteLibrary } from '../schema/library.ts';

/** This package's folder. By name, because sources and built files are at different depths. */
export const siteFolder = dirname(
  createRequire(import.meta.url).resolve('@cornerbell/content/package.json'),
);

/** The path of the library that this package's build writes. */
export const libraryFile = join(siteFolder, 'dist', 'library.json');

/**
 * The library that the build wrote, with the items published as of its day, read at each call.
 *
 * @param file - The path of a library; by default that of this package.
 * @throws The error of the file system or of `JSON.parse`, if no build has written the file.
 * @example
 * readLibrary().posts[0]?.slug // => 'fifty-founding-gyms'
 */
export function readLibrary(file: string = libraryFile): SiteLibrary {
  return JSON.parse(readFileSync(file, 'utf8')) as SiteLibrary;
}
