import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

/**
 * Writes a file atomically: readers see the old text or the new one.
 *
 * @param path - The path of the file; missing folders are created.
 * @throws The error of the file system if the file can't be written.
 */
export function writeFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, text);
  renameSync(draft, path);
}
