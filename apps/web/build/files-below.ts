import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The relative paths of every file below a folder, sorted. A glob would skip names with a leading
 * dot, such as `.well-known/security.txt`.
 *
 * @throws Error if there is no such folder.
 */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();
