import { statSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** Tells whether a file is still as it was left: its size and the moment of its last change. */
export type Stamp = string;

/** The stamp of a file's state. */
export const stampOf = ({ size, mtimeMs }: Stats): Stamp => `${size} ${mtimeMs}`;

/** A file of the site by its address, as it was left. */
export type LeftFile = readonly [address: string, stamp: Stamp];

/** Whether every file of a folder is as it was left. */
export function areUntouched(folder: string, files: readonly LeftFile[]): boolean {
  return files.every(([address, stamp]) => {
    const stats = statSync(join(folder, address), { throwIfNoEntry: false });
    return stats !== undefined && stampOf(stats) === stamp;
  });
}
