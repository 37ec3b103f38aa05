import { statSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** Tells whether a file is still as it was left: its size and the moment of its last change. */
export type Stamp = string;

/** The stamp of a file's state. */
export const stampOf = ({ size, mtimeMs }: Stats): Stamp => `${size} ${mtimeMs}`;

/** Whether every file of a folder, by address, is as it was left. */
export function areUntouched(folder: string, files: Readonly<Record<string, Stamp>>): boolean {
  return Object.entries(files).every(([address, stamp]) => {
    const stats = statSync(join(folder, address), { throwIfNoEntry: false });
    return stats !== undefined && stampOf(stats) === stamp;
  });
}
