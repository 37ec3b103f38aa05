import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readNote, writeWhole } from './notes.ts';

/** The list of a site's files, kept beside what the next build needs to know. */
const listOf = (cache: string) => join(cache, 'files.json');

/**
 * Every file below a folder, sorted. A glob would leave out what begins with a dot, such as `.well-known/security.txt`.
 *
 * @returns Their paths from the folder. Throws where there is no such folder.
 */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Removes a file below a folder, if it is there, and the folders in between that are empty then.
 *
 * @param file - Its path from the folder.
 */
export function removeFile(root: string, file: string): void {
  const path = resolve(root, file);
  rmSync(path, { force: true });
  let folder = dirname(path);
  while (folder !== resolve(root) && isEmpty(folder)) {
    rmSync(folder, { recursive: true, force: true });
    folder = dirname(folder);
  }
}

/** Writes down which files a build has left in its site, by their addresses. */
export function listSite(addresses: readonly string[], cache: string): void {
  const files = addresses.map((address) => address.slice(1)).toSorted();
  writeWhole(listOf(cache), JSON.stringify(files));
}

/**
 * Removes from a site what its build did not write: a cache puts a build's files back, but takes none of another build's away.
 *
 * @returns The files that were removed. Throws where no build has left a list.
 */
export function sweepSite(site: string, cache: string): string[] {
  const list = readNote<string[]>(listOf(cache));
  if (!list) {
    throw new Error(`${listOf(cache)} is missing. Expected a built site: run pnpm build.`);
  }
  const written = new Set(list);
  const others = filesBelow(site).filter((file) => !written.has(file));
  for (const file of others) removeFile(site, file);
  return others;
}
