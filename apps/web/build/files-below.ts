import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Every file below a folder, sorted. A glob would leave out what begins with a dot, such as `.well-known/security.txt`.
 *
 * @returns Their paths from the folder.
 * @throws Error where there is no such folder.
 */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();
